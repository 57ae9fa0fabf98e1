import {Arrow} from './Arrow.tsx';
import {shapePath} from '../marks/style.ts';
import {at} from './at.ts';
import type {Contents, Describe, Mark as PlacedMark, Plan} from '../types.ts';

/** Points: hollow for single runs, with intervals where there are repeats. */
export function Marks({
  plan,
  activeKeys,
  isInteractive,
  describe,
}: {
  plan: Plan;
  activeKeys: (string | null | undefined)[];
  isInteractive?: boolean;
  describe: Describe;
}) {
  return plan.panels.map((panel: Contents) => (
    <g key={panel.id} strokeWidth={2.2} strokeLinejoin="round">
      {(panel.stems ?? []).map(({key, x, from, to, colour}) => (
        <path
          key={key}
          d={`M${at(x)} ${at(from)}V${at(to)}`}
          stroke={colour}
          strokeWidth={4}
          opacity={0.45}
        />
      ))}
      {panel.marks.map((mark) => (
        <Mark
          key={mark.key}
          mark={mark}
          radius={plan.type.mark}
          isActive={activeKeys.includes(mark.key)}
          focus={isInteractive ? focusOf(mark, plan.marks, activeKeys[0], describe) : null}
        />
      ))}
    </g>
  ));
}

function Mark({
  mark,
  radius,
  isActive,
  focus,
}: {
  mark: PlacedMark;
  radius: number;
  isActive: boolean;
  focus: ReturnType<typeof focusOf> | null;
}) {
  const {x, y, colour, isHollow, point} = mark;
  return (
    <g transform={`translate(${at(x)} ${at(y)})`} {...focus}>
      {focus && mark.shape === 'none' && <circle r={radius * 2} fill="none" />}
      {isActive && <circle r={radius * 2.4} fill="var(--figure-halo)" opacity={0.7} />}
      {mark.panel.yAt && point.low !== undefined && point.high !== undefined && (
        <path
          d={`M0 ${at(mark.panel.yAt(point.low) - y)}V${at(mark.panel.yAt(point.high) - y)}`}
          stroke={mark.intervalColour ?? colour}
        />
      )}
      {mark.panel.yAt && point.bound === 'at-least' && (
        <Arrow
          x1={0}
          y1={-radius}
          x2={0}
          y2={-radius - 14}
          colour={mark.intervalColour ?? colour}
        />
      )}
      {mark.shape !== 'none' && (
        <path
          d={shapePath(mark.shape, radius)}
          fill={isHollow ? 'var(--figure-surface)' : colour}
          stroke={colour}
          strokeWidth={mark.shape === 'dash' ? 3.2 : undefined}
        />
      )}
    </g>
  );
}

/** One tab stop for all points; the arrow keys go from point to point. */
function focusOf(
  mark: PlacedMark,
  marks: readonly PlacedMark[],
  activePoint: string | null | undefined,
  describe: Describe,
) {
  const first = marks.find(({key}) => key === activePoint) ?? marks[0];
  return {
    tabIndex: mark.key === first.key ? 0 : -1,
    role: 'img',
    'aria-label': describe(mark),
    'data-mark': mark.key,
    'data-value': mark.point.y,
    'data-x': mark.x,
    'data-y': mark.y,
  };
}
