import {at, interval, level, upright} from '../layout/paths.ts';
import {Arrow, Text, Texts, TitleRows} from './shapes.tsx';
import type {SVGProps} from 'react';
import type {
  CellsPanel,
  DrawnPanel,
  EffectSpan,
  HorizontalPanel,
  PlacedReference,
  Type,
  UprightPanel,
} from '../types.ts';

/** What stands behind the marks of a panel; upright axes unless it says otherwise. */
export function Ground({panel, type}: {panel: DrawnPanel; type: Type}) {
  if (panel.ground === 'cells') return <EffectCells panel={panel} type={type} />;
  if (panel.ground) return <HorizontalGround panel={panel} type={type} />;
  return <UprightGround panel={panel} type={type} />;
}

/** Title, band, grid and ticks. */
function UprightGround({panel, type}: {panel: UprightPanel; type: Type}) {
  const {left, right, top, bottom, tone, titleRows} = panel;
  const step = type.row * 0.95;
  const firstTitle = top - panel.headroom - 14 - (titleRows.length - 1) * step;
  return (
    <>
      {tone && (
        <rect
          x={left}
          y={top - 10}
          width={right - left}
          height={bottom - top + 10}
          fill={`var(--figure-${tone})`}
        />
      )}
      <TitleRows rows={titleRows} x={left} y={firstTitle} step={step} type={type} />
      <path
        d={panel.ticks.map((tick) => level(panel.yAt(tick), left, right)).join('')}
        stroke="var(--figure-grid)"
      />
      {panel.separators.length > 0 && (
        <path
          d={panel.separators.map((x) => upright(x, top, bottom)).join('')}
          stroke="var(--figure-grid)"
        />
      )}
      <path d={level(bottom, left, right)} stroke="var(--figure-axis)" />
      {panel.showsTicks && (
        <g textAnchor="end">
          {panel.ticks.map((tick, index) => (
            <Text key={tick} x={left - 8} y={panel.yAt(tick)} dy=".35em">
              {panel.tickTexts[index]}
            </Text>
          ))}
        </g>
      )}
      <g textAnchor="middle">
        {panel.xTicks.flatMap(({x, at, lines}) =>
          lines.map((line, row) => (
            <Text key={`${x}-${row}`} x={at} y={bottom + type.font * 1.3 + row * type.row * 0.9}>
              {line}
            </Text>
          )),
        )}
      </g>
    </>
  );
}

/** Title, grid, ticks below, and what values that run across are read against; names and intervals of effects. */
function HorizontalGround({panel, type}: {panel: HorizontalPanel; type: Type}) {
  const {ground, titleRows, titleX, titleY, ticks, grid, bottom, one, texts = []} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={titleX} y={titleY} step={type.row} type={type} />
      <path d={grid} stroke="var(--figure-grid)" />
      {one !== undefined && <path d={one} stroke="var(--figure-axis)" strokeWidth={1.5} />}
      <Texts texts={ticks.map((tick) => ({...tick, y: bottom + type.font * 1.2}))} type={type} />
      {panel.uprights?.map((each) => (
        <Reference key={each.id} reference={each} />
      ))}
      {ground === 'effects' && <Texts texts={texts} type={type} />}
      {panel.spans?.map(({key, ...span}) => (
        <Span key={key} {...span} />
      ))}
    </>
  );
}

/** A line that points are read against, with its caption. */
export function Reference(props: {reference: PlacedReference; look?: SVGProps<SVGTextElement>}) {
  const {d, text, x, y} = props.reference;
  return (
    <g>
      <path d={d} stroke="var(--figure-ink)" strokeWidth={1.5} strokeDasharray="2 3" />
      <Text fill="var(--figure-ink)" {...props.look} x={x} y={y}>
        {text}
      </Text>
    </g>
  );
}

function Span({from, to, y, colour, open}: Omit<EffectSpan, 'key'>) {
  if (open === 'right') return <Arrow x1={from} y1={y} x2={to} y2={y} colour={colour} />;
  if (open === 'left') return <Arrow x1={to} y1={y} x2={from} y2={y} colour={colour} />;
  return <path d={level(y, from, to)} stroke={colour} strokeWidth={2} />;
}

type Cell = CellsPanel['cells'][number];

/** A grid of cells: frames, bars with their intervals, values, and the effects on arrows between them. */
function EffectCells({panel, type}: {panel: CellsPanel; type: Type}) {
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
