import {at} from './at.ts';
import type {Contents} from '../types.ts';

/** What stands on horizontal bars: threads of a logarithmic axis, intervals, crosses of failed runs. */
export function RowMarks({panels}: {panels: readonly Contents[]}) {
  return panels.flatMap(({id, threads = [], intervals = [], crosses = []}) => (
    <g key={id} fill="none">
      {threads.map(({key, from, to, y, colour, isUnsupported}) => (
        <path
          key={key}
          d={`M${at(from)} ${at(y)}H${at(to)}`}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={isUnsupported ? '3 3' : undefined}
          opacity={0.6}
        />
      ))}
      {intervals.map(({key, from, to, y}) => (
        <path
          key={key}
          d={`M${at(from)} ${at(y - 4)}v8M${at(from)} ${at(y)}H${at(to)}M${at(to)} ${at(y - 4)}v8`}
          stroke="var(--figure-ink)"
          strokeWidth={1.5}
        />
      ))}
      {crosses.map(({key, x, y, colour}) => (
        <path
          key={key}
          d={`M${at(x - 4)} ${at(y - 4)}l8 8m0-8l-8 8`}
          stroke={colour}
          strokeWidth={2.2}
        />
      ))}
    </g>
  ));
}
