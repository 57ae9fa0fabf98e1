import {at, upright} from '../layout/paths.ts';
import {shapePath} from '../marks/style.ts';
import {Arrow} from './shapes.tsx';
import type {Contents, Describe, Mark, Pin, Plan, Spot, Type} from '../types.ts';

/** Points: hollow for single runs, with intervals where there are repeats. */
export function Marks(props: {
  plan: Plan;
  activeKeys: (string | null | undefined)[];
  isInteractive?: boolean;
  describe: Describe;
}) {
  const {plan, activeKeys, isInteractive, describe} = props;
  // One tab stop for all points; the arrow keys go from point to point.
  const first = plan.marks.find(({key}) => key === activeKeys[0]) ?? plan.marks[0];
  const focusOf = (mark: Mark) => ({
    tabIndex: mark.key === first.key ? 0 : -1,
    role: 'img',
    'aria-label': describe(mark),
    'data-mark': mark.key,
    'data-value': mark.point.y,
    'data-x': mark.x,
    'data-y': mark.y,
  });
  return plan.panels.map(({id, marks, stems = []}: Contents) => (
    <g key={id} strokeWidth={2.2} strokeLinejoin="round">
      {stems.map(({key, x, from, to, colour}) => (
        <path key={key} d={upright(x, from, to)} stroke={colour} strokeWidth={4} opacity={0.45} />
      ))}
      {marks.map((mark) => (
        <OneMark
          key={mark.key}
          mark={mark}
          radius={plan.type.mark}
          isActive={activeKeys.includes(mark.key)}
          focus={isInteractive ? focusOf(mark) : null}
        />
      ))}
    </g>
  ));
}

function OneMark(props: {mark: Mark; radius: number; isActive: boolean; focus: object | null}) {
  const {mark, radius, isActive, focus} = props;
  const {x, y, colour, intervalColour = colour, shape, isHollow, point} = mark;
  const {yAt} = mark.panel;
  return (
    <g transform={`translate(${at(x)} ${at(y)})`} {...focus}>
      {focus && shape === 'none' && <circle r={radius * 2} fill="none" />}
      {isActive && <circle r={radius * 2.4} fill="var(--figure-halo)" opacity={0.7} />}
      {yAt && point.low !== undefined && point.high !== undefined && (
        <path d={upright(0, yAt(point.low) - y, yAt(point.high) - y)} stroke={intervalColour} />
      )}
      {yAt && point.bound === 'at-least' && (
        <Arrow x1={0} y1={-radius} x2={0} y2={-radius - 14} colour={intervalColour} />
      )}
      {shape !== 'none' && (
        <path
          d={shapePath(shape, radius)}
          fill={isHollow ? 'var(--figure-surface)' : colour}
          stroke={colour}
          strokeWidth={shape === 'dash' ? 3.2 : undefined}
        />
      )}
    </g>
  );
}

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
