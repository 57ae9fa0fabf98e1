// @ts-check
import {Rectangle} from 'recharts';
import {at} from './at.js';

/**
 * Bars with their values above; outlines for single runs, dashed ones for what the data don't support.
 *
 * @param {{panels: readonly import('../types.js').Contents[], type: import('../types.js').Type}} props
 */
export function Bars({panels, type}) {
  return panels.map(({id, bars = [], valueLabels = []}) => (
    <g key={id} fontSize={type.font}>
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
      <g textAnchor="middle" fill="var(--figure-ink)">
        {valueLabels.map(({key, x, y, text}) => (
          <text key={key} x={at(x)} y={at(y)}>
            {text}
          </text>
        ))}
      </g>
    </g>
  ));
}
