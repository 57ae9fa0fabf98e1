// @ts-check
import {shapePath} from '../marks/style.js';
import {at} from './at.js';

/** @type {Record<string, string>} */
const SWATCHES = {none: '', swatch: 'M-6 0H6', block: 'M-6 -6H6V6H-6z'};

/**
 * Names with their marks, and what the value axis counts.
 *
 * @param {import('../types.js').PlannedHeader & {type: import('../types.js').Type}} props
 */
export function Header({legend, yTitle, type}) {
  return (
    <>
      {legend.map((item) => (
        <g key={item.id} transform={`translate(${at(item.x)} ${at(item.y)})`}>
          <path
            d={SWATCHES[item.shape] ?? shapePath(item.shape, type.mark)}
            fill={item.shape === 'block' ? item.colour : 'var(--figure-surface)'}
            fillOpacity={item.shape === 'block' ? 0.25 : undefined}
            stroke={item.colour}
            strokeWidth={item.shape === 'swatch' ? 5 : 2}
          />
          <text x={11} dy=".35em" fill={item.colour} fontWeight={600}>
            {item.text}
          </text>
        </g>
      ))}
      {yTitle.map(({text, x, y}) => (
        <text key={text} x={at(x)} y={at(y)}>
          {text}
        </text>
      ))}
    </>
  );
}
