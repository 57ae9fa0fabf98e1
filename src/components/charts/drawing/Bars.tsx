import {at} from './at.ts';
import type {Contents} from '../types.ts';

/** Bars: outlines for single runs, dashed ones for what the data don't support. */
export function Bars({panels}: {panels: readonly Contents[]}) {
  return panels.map(({id, bars = []}) => (
    <g key={id}>
      {bars.map(({key, x, y, width, height, colour, isHollow, isUnsupported, opacity}) => (
        <path
          key={key}
          d={outlineOf(at(x), at(y), at(width), at(height))}
          fill={colour}
          fillOpacity={isUnsupported ? 0 : (opacity ?? (isHollow ? 0.2 : 1))}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={isUnsupported ? '4 3' : undefined}
        />
      ))}
    </g>
  ));
}

/** Recharts' Rectangle would bring 5 kB of animation, which no chart here has. */
const outlineOf = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
