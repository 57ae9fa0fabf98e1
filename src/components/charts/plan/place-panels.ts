import {positioner} from '../layout/axis.ts';
import {wrapText} from '../layout/text-width.ts';
import {GAP} from './labels.ts';
import {xTicksOf} from './x-ticks.ts';
import type {Across, ChartProps, Panel, PanelWithAxis, Scale, Type} from '../types.ts';

/** Room between two panels that stand beside each other, px. */
const BETWEEN = 18;

/** Width from which on a sheet, such as a slide's, has room for four panels, px. */
const LARGE = 960;

/**
 * Panels in their places: beside each other on a wide sheet, in rows of two or three where there are more than
 * three of them; below each other on a narrow one, or as many beside each other as the chart asks for there.
 *
 * @param place panels with their axes
 * @returns px; `bottom` of the last row with its ticks' further lines
 */
export function placePanels(
  props: ChartProps,
  parts: {
    across: Across;
    labelColumn?: number;
    leftColumn?: number;
    narrowColumns?: number;
    headroom?: number;
  },
  {type, panels, top}: {type: Type; panels: PanelWithAxis[]; top: number},
): {panels: Panel[]; bottom: number; centre: number} {
  const perRow = type.isNarrow ? (parts.narrowColumns ?? 1) : perRowOf(panels.length, props.width);
  const look = {type, scale: props.scale ?? 'linear', across: parts.across};
  const column = (parts.labelColumn ?? 0) + (parts.labelColumn ? GAP : 6);
  const height = props.plotHeight ?? plotHeight(type, panels.length);
  const {headroom = 0} = parts;
  const gutters = guttersOf(panels, {perRow, leftColumn: parts.leftColumn});
  const inner = (props.width - sum(gutters) - perRow * column - (perRow - 1) * BETWEEN) / perRow;
  let y = top;
  const rows = inRows(panels, perRow).map((row) => {
    const titles = row.map(({title}) => (title ? wrapText(title, type.font, inner + column) : []));
    const titlesEnd = y + Math.max(...titles.map(({length}) => length)) * type.row * 0.95 + 12;
    const from = titlesEnd + headroom;
    const placed = row.map((panel, index) => {
      const left = sum(gutters.slice(0, index + 1)) + index * (inner + column + BETWEEN);
      const rect = {left, right: left + inner, top: from, bottom: from + height, headroom};
      const showsTicks = !parts.leftColumn && gutters[index] > 0;
      return withPositions(
        {...panel, ...rect, titleRows: titles[index], type, column, showsTicks},
        look,
      );
    });
    const lines = Math.max(
      ...placed.flatMap((panel) => panel.xTicks.map((tick) => tick.lines.length)),
    );
    y = from + height + (lines - 1) * type.row * 0.9 + type.row + 8;
    return placed;
  });
  const all = rows.flat();
  return {
    panels: all,
    bottom: y - type.row - 8,
    centre: (all[0].left + Math.max(...all.map(({right}) => right))) / 2,
  };
}

function perRowOf(count: number, width: number) {
  if (count <= 3) return count;
  if (count > 6 && width >= LARGE) return 4;
  return count === 4 ? 2 : 3;
}

/**
 * Room left of each column of panels for the ticks of the value axis; columns after the first have none of their
 * own where all panels share one axis.
 *
 * @returns px
 */
function guttersOf(
  panels: PanelWithAxis[],
  {perRow, leftColumn}: {perRow: number; leftColumn?: number},
): number[] {
  return Array.from({length: perRow}, (_, column) => {
    if (leftColumn) return leftColumn;
    const own = panels.filter((panel, index) => index % perRow === column);
    if (column > 0 && !own.some(({hasOwnAxis}) => hasOwnAxis)) return 0;
    return Math.max(...own.map(({gutter}) => gutter));
  });
}

/** Panels that stand beside each other, row by row. */
export function inRows<T>(panels: T[], perRow: number): T[][] {
  return Array.from({length: Math.ceil(panels.length / perRow)}, (_, row) =>
    panels.slice(row * perRow, (row + 1) * perRow),
  );
}

export type PanelWithBox = PanelWithAxis &
  Pick<
    Panel,
    | 'left'
    | 'right'
    | 'top'
    | 'bottom'
    | 'headroom'
    | 'titleRows'
    | 'type'
    | 'column'
    | 'showsTicks'
  >;

function withPositions(
  panel: PanelWithBox,
  {type, scale, across}: {type: Type; scale: Scale; across: Across},
): Panel {
  const {left, right, top, bottom} = panel;
  const xAt = across.place([left, right]);
  return {
    ...panel,
    xAt,
    yAt: positioner(panel.domain, [bottom, top], scale, panel),
    separators: across.hasSlots ? separatorsOf(across.ticks.map(xAt)) : [],
    titleBoxes: titleBoxesOf(panel),
    xTicks: xTicksOf(across, xAt, {font: type.font, left, right}),
  };
}

/** Halfway between neighbours. */
function separatorsOf(centres: number[]) {
  return centres.slice(1).map((x, index) => (x + centres[index]) / 2);
}

function titleBoxesOf({titleRows, left, right, top, headroom, type}: PanelWithBox) {
  const below = top - headroom;
  const first = below - 14 - (titleRows.length - 1) * type.row * 0.95;
  return titleRows.length > 0 ? [{left, right, top: first - type.font, bottom: below - 10}] : [];
}

function plotHeight(type: Type, count: number) {
  if (!type.isNarrow) return count > 3 ? 190 : count > 1 ? 265 : 300;
  return count > 4 ? 100 : count > 2 ? 130 : count > 1 ? 165 : 240;
}

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}
