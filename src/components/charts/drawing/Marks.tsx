import {shapePath} from '../marks/style.ts';
import {at, upright} from '../layout/paths.ts';
import {Arrow} from './shapes.tsx';
import type {Contents, Describe, Mark, Plan} from '../types.ts';

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
