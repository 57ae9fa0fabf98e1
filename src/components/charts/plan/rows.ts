import {stylesOf} from '../marks/style.ts';
import {panelsOf} from './points-in-view.ts';
import {rowsIn, rowsShown} from './row-names.ts';
import {inRows} from './place-panels.ts';
import {headRows, planRowPanel, rowSlots} from './row-panel.ts';
import {headerOf, typeOf} from './sheet.ts';
import {blockLegend} from './slots.ts';
import {wholeSheet} from './whole-sheet.ts';
import type {ChartProps, PanelInView, Styles, Type} from '../types.ts';
import type {RowNames} from './row-names.ts';

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
export function planRows(props: ChartProps) {
  const type = typeOf(props.width);
  const look = {type, styles: stylesOf(props.points.series)};
  const panels = panelsOf(props.points).map((panel) => ({
    ...panel,
    hasOwnAxis: props.points.panels?.some(({y}) => y !== undefined) ?? false,
  }));
  const header = headerOf(props, {legend: blockLegend(props)}, type, panels);
  const placed = placeRowPanels(props, panels, {...look, top: header.bottom});
  const bottom = Math.max(...placed.map((panel) => panel.bottom)) + type.row * 1.1;
  return wholeSheet(props, {type, header, panels: placed, notesFrom: bottom + type.row * 0.6});
}

function placeRowPanels(
  props: ChartProps,
  panels: PanelInView[],
  {type, styles, top}: {type: Type; styles: Styles; top: number},
) {
  const count = rowsShown(props).length;
  const perRow = panelsBeside(panels, count, type);
  const names = rowsIn(props, type, {isLong: perRow === 1 && count * panels.length >= LONG});
  const areOwn = panels.every(({rows}) => rows !== undefined);
  const columns = areOwn ? perRow : 1;
  const room = (props.width - names.column * columns - BETWEEN * (perRow - 1)) / perRow;
  let y = top;
  return inRows(panels, perRow).flatMap((beside) => {
    const places = beside.map((panel, column) => {
      const namesBefore = names.column * Math.min(column + 1, columns);
      const left = namesBefore + column * (room + BETWEEN);
      return {...{type, styles, left, right: left + room}, hasNames: column < columns};
    });
    const head = Math.max(...beside.map((panel, column) => headRows(props, panel, places[column])));
    const placed = beside.map((panel, column) => {
      const slots = areOwn
        ? rowSlots(props, [panel], {type, names: namesOf(panel, names)})
        : rowSlots(props, beside, {type, names});
      return planRowPanel(props, panel, {...places[column], slots, top: y, head});
    });
    y = Math.max(...placed.map(({bottom}) => bottom)) + type.row * 2.4;
    return placed;
  });
}

/**
 * Names of the rows of one panel, in its order.
 *
 * @param names of all rows
 */
function namesOf({rows = []}: PanelInView, names: RowNames) {
  return {...names, rows: rows.flatMap((row) => names.rows.filter(({x}) => x === row))};
}

/** How many panels stand beside each other. */
function panelsBeside(panels: PanelInView[], rows: number, {isNarrow}: Type) {
  if (isNarrow && (panels.length !== 2 || rows < MANY_ROWS)) return 1;
  return Math.min(2, panels.length);
}
