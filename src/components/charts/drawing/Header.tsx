import {shapePath} from '../marks/style.ts';
import {at} from './at.ts';
import type {PlannedHeader, Type} from '../types.ts';

const SWATCHES: Record<string, string> = {none: '', swatch: 'M-6 0H6', block: 'M-6 -6H6V6H-6z'};

/** Names with their marks, and what the value axis counts. */
export function Header({legend, yTitle, type}: PlannedHeader & {type: Type}) {
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
