import {Arrow} from './Arrow.tsx';
import {PlacedText} from './PlacedText.tsx';
import {TitleRows} from './TitleRows.tsx';
import {at} from './at.ts';
import type {CellsPanel, Type} from '../types.ts';

/** A grid of cells: frames, bars with their intervals, values, and the effects on arrows between them. */
export function EffectCells({panel, type}: {panel: CellsPanel; type: Type}) {
  const {titleRows, titleY, left, texts, cells, arrows} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={left} y={titleY} step={type.row} />
      {texts.map((text) => (
        <PlacedText key={`${text.x}-${text.y}`} text={text} type={type} />
      ))}
      {cells.map((cell) => (
        <Cell key={cell.key} cell={cell} type={type} />
      ))}
      {arrows.map(({label, x1, y1, x2, y2}) => (
        <g key={`${label.x}-${label.y}`}>
          <Arrow {...{x1, y1, x2, y2}} />
          <PlacedText text={{...label, isStrong: true}} type={type} />
        </g>
      ))}
    </>
  );
}

export type PlannedCell = CellsPanel['cells'][number];

function Cell({cell, type}: {cell: PlannedCell; type: Type}) {
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
      {!cell.isEmpty && <Bar cell={cell} />}
      {texts.map((text) => (
        <PlacedText key={text.text} text={text} type={type} />
      ))}
    </>
  );
}

function Bar({
  cell: {bar, span, colour, isHollow, isBound, box},
}: {
  cell: Exclude<PlannedCell, {isEmpty: true}>;
}) {
  const {from, to, y} = bar;
  return (
    <>
      <path
        d={`M${at(from)} ${at(y)}H${at(to)}`}
        stroke={colour}
        strokeWidth={6}
        opacity={isHollow ? 0.3 : 0.6}
      />
      {span && (
        <path
          d={`M${at(span.from)} ${at(y - 5)}v10M${at(span.from)} ${at(y)}H${at(span.to)}M${at(span.to)} ${at(y - 5)}v10`}
          stroke={colour}
          strokeWidth={1.5}
        />
      )}
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
