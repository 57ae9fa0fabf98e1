import {renderToStaticMarkup} from 'react-dom/server';
import {Chart} from '../../../src/components/charts/Chart.tsx';
import {MARK_LINES} from '../../../src/components/mark/path.ts';
import type {Sheet} from './figure-sheets.ts';

/**
 * Draws a sheet: its ground, texts, and the chart by the code that draws it in pages.
 *
 * @returns SVG as React writes it, with colours as tokens and texts as texts
 */
export function drawSheet(sheet: Sheet): string {
  return renderToStaticMarkup(<SheetDrawing sheet={sheet} />);
}

function SheetDrawing({sheet}: {sheet: Sheet}) {
  const {width, height, lines, pins, boxes = [], mark, chart} = sheet;
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill="var(--figure-surface)" />
      {boxes.map((box) => (
        <rect key={`${box.x} ${box.y}`} {...box} />
      ))}
      {lines.map(({text, x, y, size, weight, colour}) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} fontWeight={weight} fill={colour}>
          {text}
        </text>
      ))}
      {pins.map(({x, y, radius, text}) => (
        <g key={text} fontSize={12.5} fontWeight={700} textAnchor="middle">
          <circle cx={x} cy={y} r={radius} fill="var(--figure-pin)" />
          <text x={x} y={y} dy=".35em" fill="var(--figure-pin-text)">
            {text}
          </text>
        </g>
      ))}
      {mark && (
        <g transform={placed(mark)} fill="none" stroke="var(--figure-ink)">
          {MARK_LINES.map((line) => (
            <path key={line.d} {...line} />
          ))}
        </g>
      )}
      {chart && (
        <g transform={placed(chart)}>
          <Chart kind={chart.kind} {...chart.props} />
        </g>
      )}
    </svg>
  );
}

function placed({x, y, scale}: {x: number; y: number; scale: number}) {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : `scale(${scale.toFixed(4)})`}`;
}
