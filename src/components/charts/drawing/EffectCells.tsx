import {Arrow, HALO, Text, TitleRows, at, interval, level} from './shapes.tsx';
import type {CellsPanel, PlacedText, Type} from '../types.ts';

type Cell = CellsPanel['cells'][number];

/** A grid of cells: frames, bars with their intervals, values, and the effects on arrows between them. */
export function EffectCells({panel, type}: {panel: CellsPanel; type: Type}) {
  const {titleRows, titleY, left, texts, cells, arrows} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={left} y={titleY} step={type.row} />
      <StyledTexts texts={texts} type={type} />
      {cells.map((cell) => (
        <CellFrame key={cell.key} cell={cell} type={type} />
      ))}
      {arrows.map(({label, x1, y1, x2, y2}) => (
        <g key={`${label.x}-${label.y}`}>
          <Arrow {...{x1, y1, x2, y2}} />
          <StyledTexts texts={[{...label, isStrong: true}]} type={type} />
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
      <StyledTexts texts={texts} type={type} />
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

/** Texts at their places: large values and strong effects stand out in ink, the rest is muted. */
export function StyledTexts({texts, type}: {texts: readonly PlacedText[]; type: Type}) {
  return texts.map(({text, x, y, anchor, isLarge, isStrong, isTitle}) => (
    <Text
      key={`${text}-${x}-${y}`}
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={isLarge ? type.font * 1.25 : undefined}
      fontWeight={isLarge || isStrong ? 600 : undefined}
      fill={isLarge || isStrong || isTitle ? 'var(--figure-ink)' : undefined}
      {...(isTitle && HALO)}
    >
      {text}
    </Text>
  ));
}
