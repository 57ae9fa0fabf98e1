import {TitleRows} from './TitleRows.tsx';
import {at} from './at.ts';
import type {Panel, Type} from '../types.ts';

/** Ground of one panel: its title, band, grid and ticks. */
export function Plot({panel, type}: {panel: Panel; type: Type}) {
  const {left, right, top, bottom} = panel;
  return (
    <>
      {panel.tone && (
        <rect
          x={left}
          y={top - 10}
          width={right - left}
          height={bottom - top + 10}
          fill={`var(--figure-${panel.tone})`}
        />
      )}
      <PanelTitle panel={panel} type={type} />
      <path
        d={panel.ticks.map((tick) => `M${at(left)} ${at(panel.yAt(tick))}H${at(right)}`).join('')}
        stroke="var(--figure-grid)"
      />
      {panel.separators.length > 0 && (
        <path
          d={panel.separators.map((x) => `M${at(x)} ${at(top)}V${at(bottom)}`).join('')}
          stroke="var(--figure-grid)"
        />
      )}
      <path d={`M${at(left)} ${at(bottom)}H${at(right)}`} stroke="var(--figure-axis)" />
      {panel.showsTicks && <ValueTicks panel={panel} />}
      <g textAnchor="middle">
        {panel.xTicks.flatMap(({x, at: centre, lines}) =>
          lines.map((line, row) => (
            <text
              key={`${x}-${row}`}
              x={at(centre)}
              y={at(bottom + type.font * 1.3 + row * type.row * 0.9)}
            >
              {line}
            </text>
          )),
        )}
      </g>
    </>
  );
}

function PanelTitle({panel, type}: {panel: Panel; type: Type}) {
  const {titleRows, left, top, headroom} = panel;
  const step = type.row * 0.95;
  const first = top - headroom - 14 - (titleRows.length - 1) * step;
  return <TitleRows rows={titleRows} x={left} y={first} step={step} />;
}

function ValueTicks({panel}: {panel: Panel}) {
  return (
    <g textAnchor="end">
      {panel.ticks.map((tick, index) => (
        <text key={tick} x={at(panel.left - 8)} y={at(panel.yAt(tick))} dy=".35em">
          {panel.tickTexts[index]}
        </text>
      ))}
    </g>
  );
}
