// @ts-check
import {Rectangle} from 'recharts';
import {at} from './at.js';

/**
 * Bars: outlines for single runs, dashed ones for what the data don't support.
 *
 * @param {{panels: readonly import('../types.js').Contents[]}} props
 */
export function Bars({panels}) {
  return panels.map(({id, bars = []}) => (
    <g key={id}>
      {bars.map(({key, x, y, width, height, colour, isHollow, isUnsupported, opacity}) => (
        <Rectangle
          key={key}
          x={at(x)}
          y={at(y)}
          width={at(width)}
          height={at(height)}
          isAnimationActive={false}
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
