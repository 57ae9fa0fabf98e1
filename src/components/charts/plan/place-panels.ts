import {positioner} from '../layout/axis.ts';
import {wrapText} from '../layout/text-width.ts';
import {xTicksOf} from './across.ts';
import {GAP} from './labels.ts';
import type {ChartInput, Panel, PanelWithAxis, SheetParts, Type} from '../types.ts';

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
  chart: ChartInput,
  parts: SheetParts,
  {panels, top}: {panels: PanelWithAxis[]; top: number},
): {panels: Panel[]; bottom: number; centre: number} {
  const {type, width} = chart;
  const {leftColumn, labelColumn = 0, narrowColumns = 1, headroom = 0} = parts;
  const perRow = type.isNarrow ? narrowColumns : perRowOf(panels.length, width);
  const column = labelColumn + (labelColumn ? GAP : 6);
  const height = chart.plotHeight ?? plotHeight(type, panels.length);
  const gutters = guttersOf(panels, perRow, leftColumn);
  const inner = (width - sum(gutters) - perRow * column - (perRow - 1) * BETWEEN) / perRow;
  let y = top;
  const all = inRows(panels, perRow).flatMap((row) => {
    const titles = row.map(({title}) => (title ? wrapText(title, type.font, inner + column) : []));
    const titlesEnd = y + Math.max(...titles.map(({length}) => length)) * type.row * 0.95 + 12;
    const from = titlesEnd + headroom;
    const placed = row.map((panel, index) => {
      const left = sum(gutters.slice(0, index + 1)) + index * (inner + column + BETWEEN);
      const rect = {left, right: left + inner, top: from, bottom: from + height, headroom, column};
      const showsTicks = !leftColumn && gutters[index] > 0;
      return withPositions(chart, parts, {
        ...{...panel, ...rect, type, showsTicks},
        titleRows: titles[index],
      });
    });
    const lines = Math.max(
      ...placed.flatMap(({xTicks}) => xTicks.map((tick) => tick.lines.length)),
    );
    y = from + height + (lines - 1) * type.row * 0.9 + type.row + 8;
    return placed;
  });
  const right = Math.max(...all.map((panel) => panel.right));
  return {panels: all, bottom: y - type.row - 8, centre: (all[0].left + right) / 2};
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
function guttersOf(panels: PanelWithAxis[], perRow: number, leftColumn?: number): number[] {
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

function withPositions(
  {scale, type: {font, row}}: ChartInput,
  {across}: SheetParts,
  panel: Omit<Panel, 'xAt' | 'yAt' | 'separators' | 'titleBoxes' | 'xTicks'>,
): Panel {
  const {left, right, top, bottom, headroom, titleRows} = panel;
  const xAt = across.place([left, right]);
  const centres = across.ticks.map(xAt);
  const below = top - headroom;
  const titleBox = {
    ...{left, right, bottom: below - 10},
    top: below - 14 - (titleRows.length - 1) * row * 0.95 - font,
  };
  return {
    ...panel,
    xAt,
    yAt: positioner(panel.domain, [bottom, top], scale, panel),
    // Halfway between neighbours.
    separators: across.hasSlots ? centres.slice(1).map((x, index) => (x + centres[index]) / 2) : [],
    titleBoxes: titleRows.length > 0 ? [titleBox] : [],
    xTicks: xTicksOf(across, xAt, {font, left, right}),
  };
}

function plotHeight(type: Type, count: number) {
  if (!type.isNarrow) return count > 3 ? 190 : count > 1 ? 265 : 300;
  return count > 4 ? 100 : count > 2 ? 130 : count > 1 ? 165 : 240;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
