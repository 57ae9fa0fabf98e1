// @ts-check
import {at} from './at.js';

const HALO = {stroke: 'var(--figure-surface)', strokeWidth: 4, paintOrder: 'stroke'};

/**
 * A text at its place: large values and strong effects stand out in ink, the rest is muted.
 *
 * @param {{text: import('../types.js').PlacedText, type: import('../types.js').Type}} props
 */
export function PlacedText({text: {text, x, y, anchor, isLarge, isStrong, isTitle}, type}) {
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
