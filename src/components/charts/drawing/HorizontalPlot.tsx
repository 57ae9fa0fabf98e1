import {TitleRows} from './TitleRows.tsx';
import {at} from './at.ts';
import type {HorizontalPanel, Type} from '../types.ts';

/** Ground of a panel whose values run across: title, grid, ticks below, and what is read against them. */
export function HorizontalPlot({panel, type}: {panel: HorizontalPanel; type: Type}) {
  const {titleRows, titleY, ticks, top, bottom, left, uprights = []} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={left} y={titleY} step={type.row} />
      <path
        d={ticks.map(({x}) => `M${at(x)} ${at(top)}V${at(bottom)}`).join('')}
        stroke="var(--figure-grid)"
      />
      {ticks.map(({x, text}) => (
        <text
          key={text}
          x={at(x)}
          y={at(bottom + type.font * 1.2)}
          textAnchor={x === left ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
      {uprights.map(({id, x, text, textX, textY}) => (
        <g key={id}>
          <path
            d={`M${at(x)} ${at(textY + 4)}V${at(bottom)}`}
            stroke="var(--figure-ink)"
            strokeWidth={1.5}
            strokeDasharray="2 3"
          />
          <text x={at(textX)} y={at(textY)} fill="var(--figure-ink)">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
