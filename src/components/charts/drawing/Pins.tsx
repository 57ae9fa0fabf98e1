import {at} from '../layout/paths.ts';
import type {Pin, Spot, Type} from '../types.ts';

/** Numbered pins of annotations, each tied to its point and leading to its text. */
export function Pins(props: {
  pins: (Pin & Spot)[];
  active?: string | null;
  type: Type;
  isInteractive?: boolean;
}) {
  const {pins, active, type, isInteractive} = props;
  return (
    <g fontSize={type.font * 0.9} fontWeight={700} textAnchor="middle">
      {pins.map((pin) => {
        const look = {isActive: pin.id === active, isInteractive, gap: type.mark + 2};
        return <OnePin key={pin.id} pin={pin} {...look} />;
      })}
    </g>
  );
}

function OnePin(props: {pin: Pin & Spot; isActive: boolean; isInteractive?: boolean; gap: number}) {
  const {pin, isActive, isInteractive, gap} = props;
  const {id, number, x, y, anchor, radius, href, label} = pin;
  const colour = isActive ? 'var(--figure-halo)' : 'var(--figure-pin)';
  const link = isInteractive ? {'data-note': id} : {};
  return (
    <>
      {anchor && <path d={leader(anchor, pin, gap)} stroke="var(--figure-pin)" strokeWidth={1} />}
      <a href={href} aria-label={label} {...link}>
        <circle cx={at(x)} cy={at(y)} r={radius} fill={colour} stroke="var(--figure-surface)" />
        <text
          x={at(x)}
          y={at(y)}
          dy=".35em"
          fill={isActive ? 'var(--figure-ink)' : 'var(--figure-pin-text)'}
        >
          {number}
        </text>
      </a>
    </>
  );
}

/** Thin line that ends `gap` px short of the point, so that the point stays whole. */
function leader(anchor: Spot, {x, y, radius}: Pin & Spot, gap: number) {
  const length = Math.hypot(x - anchor.x, y - anchor.y) || 1;
  const [dx, dy] = [(x - anchor.x) / length, (y - anchor.y) / length];
  return `M${at(anchor.x + dx * gap)} ${at(anchor.y + dy * gap)}L${at(x - dx * radius)} ${at(y - dy * radius)}`;
}
