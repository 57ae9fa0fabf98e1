import {at} from './at.ts';
import type {PlacedText as TypesPlacedText, Type} from '../types.ts';

const HALO = {stroke: 'var(--figure-surface)', strokeWidth: 4, paintOrder: 'stroke'};

/** A text at its place: large values and strong effects stand out in ink, the rest is muted. */
export function PlacedText({
  text: {text, x, y, anchor, isLarge, isStrong, isTitle},
  type,
}: {
  text: TypesPlacedText;
  type: Type;
}) {
  const stands = isLarge || isStrong || isTitle;
  return (
    <text
      x={at(x)}
      y={at(y)}
      textAnchor={anchor}
      fontSize={isLarge ? type.font * 1.25 : undefined}
      fontWeight={isLarge || isStrong ? 600 : undefined}
      fill={stands ? 'var(--figure-ink)' : undefined}
      {...(isTitle && HALO)}
    >
      {text}
    </text>
  );
}
