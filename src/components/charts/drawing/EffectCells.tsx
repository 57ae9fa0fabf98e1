import {at, interval, level} from '../layout/paths.ts';
import {Arrow, Texts} from './shapes.tsx';
import type {CellsPanel, Type} from '../types.ts';

type Cell = CellsPanel['cells'][number];

/** A grid of cells: frames, bars with their intervals, values, and the effects on arrows between them. */
export function EffectCells({panel, type}: {panel: CellsPanel; type: Type}) {
  const {texts, cells, arrows} = panel;
  return (
    <>
      <Texts texts={texts} type={type} />
      {cells.map((cell) => (
        <CellFrame key={cell.key} cell={cell} type={type} />
      ))}
      {arrows.map(({label, x1, y1, x2, y2}) => (
        <g key={`${label.x}-${label.y}`}>
          <Arrow {...{x1, y1, x2, y2}} />
          <Texts texts={[{...label, isStrong: true}]} type={type} />
        </g>
      ))}
    </>
  );
}

function CellFrame({cell, type}: {cell: Cell; type: Type}) {
  const {box, colour, isEmpty, texts} = cell;
  return (
    <>
      <rect
        x={at(box.x)}
        y={at(box.y)}
        width={at(box.width)}
        height={at(box.height)}
        rx={3}
        fill="none"
        stroke={isEmpty ? 'var(--figure-axis)' : colour}
        strokeWidth={isEmpty ? 1 : 1.5}
        strokeDasharray={isEmpty ? '4 4' : undefined}
      />
      {!cell.isEmpty && <CellBar cell={cell} />}
      <Texts texts={texts} type={type} />
    </>
  );
}

function CellBar({cell}: {cell: Exclude<Cell, {isEmpty: true}>}) {
  const {bar, span, colour, isHollow, isBound, box} = cell;
  const {from, to, y} = bar;
  return (
    <>
      <path d={level(y, from, to)} stroke={colour} strokeWidth={6} opacity={isHollow ? 0.3 : 0.6} />
      {span && <path d={interval(y, span.from, span.to, 5)} stroke={colour} strokeWidth={1.5} />}
      {isBound && (
        <Arrow
          x1={to}
          y1={y}
          x2={Math.min(to + 26, box.x + box.width + 12)}
          y2={y}
          colour={colour}
        />
      )}
    </>
  );
}
