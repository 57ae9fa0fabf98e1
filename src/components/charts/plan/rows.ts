import {widest, wrapText} from '../layout/text-width.ts';
import {plainPlan} from './finish.ts';
import {inRows} from './place-panels.ts';
import {panelsOf} from './points-in-view.ts';
import {headRows, planRowPanel, rowSlots} from './row-panel.ts';
import {blockLegend, hasOwnAxes, headerOf} from './sheet.ts';
import type {ChartInput, PanelInView, Plan} from '../types.ts';

/** Room between two panels, px. */
const BETWEEN = 26;
/** Rows from which on two panels share their names on a narrow sheet too, where one below the other fills two screens. */
const MANY_ROWS = 8;
/** Rows in all panels from which on names stand beside the bars on a narrow sheet, where they fit. */
const LONG = 6;

/**
 * Plan of a figure of horizontal bars: rankings, whose bars begin at zero, and timelines, whose bars begin where
 * the stage before them ended. Names stand left of the bars on a wide sheet and above them on a narrow one, if
 * its rows aren't many; two panels stand beside each other on a wide sheet, and with many rows on a narrow one, and
 * share the names. Panels that bring rows of their own, each in its own order, have names of their own too.
 */
export function planRows(chart: ChartInput): Plan {
  const header = headerOf(chart, blockLegend(chart), hasOwnAxes(chart));
  const panels = placeRowPanels(chart, panelsOf(chart.points), header.bottom);
  const below =
    Math.max(...panels.map(({bottom}) => bottom)) + chart.type.row * 1.1 + chart.type.row * 0.6;
  return plainPlan(chart, {header, panels, below});
}

function placeRowPanels(chart: ChartInput, panels: PanelInView[], top: number) {
  const count = rowsShown(chart).length;
  const perRow = panelsBeside(panels, count, chart.type.isNarrow);
  const names = rowsIn(chart, perRow === 1 && count * panels.length >= LONG);
  const areOwn = panels.every(({rows}) => rows !== undefined);
  const columns = areOwn ? perRow : 1;
  const room = (chart.width - names.column * columns - BETWEEN * (perRow - 1)) / perRow;
  let y = top;
  return inRows(panels, perRow).flatMap((beside) => {
    const places = beside.map((panel, column) => {
      const left = names.column * Math.min(column + 1, columns) + column * (room + BETWEEN);
      return {left, right: left + room, hasNames: column < columns};
    });
    const head = Math.max(...beside.map((panel, column) => headRows(chart, panel, places[column])));
    const placed = beside.map((panel, column) => {
      const slots = areOwn
        ? rowSlots(chart, [panel], namesOf(panel, names))
        : rowSlots(chart, beside, names);
      return planRowPanel(chart, panel, {...places[column], slots, top: y, start: y + head});
    });
    y = Math.max(...placed.map(({bottom}) => bottom)) + chart.type.row * 2.4;
    return placed;
  });
}

/** Names of the rows of one panel, in its order. */
const namesOf = ({rows = []}: PanelInView, names: RowNames) => ({
  ...names,
  rows: rows.flatMap((row) => names.rows.filter(({x}) => x === row)),
});

/** How many panels stand beside each other. */
function panelsBeside(panels: PanelInView[], rows: number, isNarrow: boolean) {
  if (isNarrow && (panels.length !== 2 || rows < MANY_ROWS)) return 1;
  return Math.min(2, panels.length);
}

export interface RowNames {
  /** px that names take beside the bars; 0 where they stand above them */
  column: number;
  /** those that have something to show */
  rows: {x: number | string; lines: string[]}[];
}

/** Share of a narrow sheet that names beside the bars may take. */
const NARROW_COLUMN = 0.36;

/** Rows that have something to show, in their order. */
function rowsShown({points, visibleSeries}: ChartInput): (number | string)[] {
  const shown = points.series.filter(({id}) => !visibleSeries || visibleSeries.includes(id));
  return points.x.values.filter((x) =>
    shown.some((series) => series.points.some((point) => point.x === x)),
  );
}

/**
 * Names of the rows, broken into lines: beside the bars on a wide sheet, and in a long figure on a narrow one where that
 * makes it clearly lower; above them otherwise.
 *
 * @param isLong whether the figure has many rows, one panel below the other
 */
function rowsIn(chart: ChartInput, isLong: boolean): RowNames {
  const {width} = chart;
  const {font, isNarrow} = chart.type;
  if (!isNarrow) return beside(chart, Math.min(width * 0.36, font * 17) + 12);
  const above = {rows: namesIn(chart, width - 30), column: 0};
  const names = beside(chart, width * NARROW_COLUMN);
  const fit = names.column <= width * NARROW_COLUMN;
  return isLong && fit && areLower(chart, names, above) ? names : above;
}

/** @param room px */
function beside(chart: ChartInput, room: number): RowNames {
  const rows = namesIn(chart, room - 12);
  const lines = rows.flatMap((row) => row.lines);
  return {rows, column: widest(lines, chart.type.font) + 12};
}

/** @param room px */
function namesIn(chart: ChartInput, room: number) {
  const linesOf = (x: number | string) => wrapText(chart.t(`category.${x}`), chart.type.font, room);
  return rowsShown(chart).map((x) => ({x, lines: linesOf(x)}));
}

/**
 * Whether names beside the bars spare a narrow figure at least a quarter of its height, counted in lines.
 *
 * @param above the same names above the bars
 */
function areLower({points: {series}}: ChartInput, names: RowNames, above: RowNames) {
  const barsAt = (x: number | string) =>
    new Set(series.filter((each) => each.points.some((point) => point.x === x)).map(({id}) => id))
      .size;
  const besides = names.rows.map(({x, lines}) => Math.max(lines.length, barsAt(x)));
  const aboves = above.rows.map(({x, lines}) => lines.length + barsAt(x));
  const sum = (lines: number[]) => lines.reduce((total, each) => total + each, 0);
  return sum(besides) <= 0.75 * sum(aboves);
}
