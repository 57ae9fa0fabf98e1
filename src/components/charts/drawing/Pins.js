// @ts-check
import {at} from './at.js';

/** @typedef {import('../types.js').Pin & import('../types.js').Spot} Pin */

/**
 * Numbered pins of annotations, each tied to its point and leading to its text.
 *
 * @param {{pins: Pin[], active?: string | null, type: import('../types.js').Type, isInteractive?: boolean}} props
 */
export function Pins({pins, active, type, isInteractive}) {
  return (
    <g fontSize={type.font * 0.9} fontWeight={700} textAnchor="middle">
      {pins.map((pin) => (
        <OnePin
          key={pin.id}
          pin={pin}
          isActive={pin.id === active}
          isInteractive={isInteractive}
          gap={type.mark + 2}
        />
      ))}
    </g>
  );
}

/** @param {{pin: Pin, isActive: boolean, isInteractive?: boolean, gap: number}} props */
function OnePin({pin, isActive, isInteractive, gap}) {
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

/**
 * Thin line that ends short of the point, so that the point stays whole.
 *
 * @param {import('../types.js').Spot} anchor
 * @param {Pin} pin
 * @param {number} gap px
 */
function leader(anchor, {x, y, radius}, gap) {
  const length = Math.hypot(x - anchor.x, y - anchor.y) || 1;
  const [dx, dy] = [(x - anchor.x) / length, (y - anchor.y) / length];
  return `M${at(anchor.x + dx * gap)} ${at(anchor.y + dy * gap)}L${at(x - dx * radius)} ${at(y - dy * radius)}`;
}
