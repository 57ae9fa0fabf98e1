import {at} from './at.js';

/** Ground of a panel whose values run across: title, grid, and ticks below. */
export function LyingPlot({panel, type}) {
  const {ticks, top, bottom, left} = panel;
  return (
    <>
      <text x={at(left)} y={at(top - 8)} fill="var(--figure-ink)" fontWeight={600}>
        {panel.titleRows[0]}
      </text>
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
    </>
  );
}
