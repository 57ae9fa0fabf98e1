// @ts-check
/** @import {ChartProps, PanelInView, Styles, Type} from '../types.js' */
import {stylesOf} from '../marks/style.js';
import {panelsOf} from './points-in-view.js';
import {rowsIn, rowsShown} from './row-names.js';
import {inRows} from './place-panels.js';
import {headRows, planRowPanel, rowSlots} from './row-panel.js';
import {headerOf, typeOf} from './sheet.js';
import {blockLegend} from './slots.js';
import {wholeSheet} from './whole-sheet.js';

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
 *
 * @param {ChartProps} props
 */
export function planRows(props) {
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

/** @param {ChartProps} props @param {PanelInView[]} panels @param {{type: Type, styles: Styles, top: number}} look */
function placeRowPanels(props, panels, {type, styles, top}) {
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
 * @param {PanelInView} panel
 * @param {import('./row-names.js').RowNames} names of all rows
 */
function namesOf({rows = []}, names) {
  return {...names, rows: rows.flatMap((row) => names.rows.filter(({x}) => x === row))};
}

/** How many panels stand beside each other. @param {PanelInView[]} panels @param {number} rows @param {Type} type */
function panelsBeside(panels, rows, {isNarrow}) {
  if (isNarrow && (panels.length !== 2 || rows < MANY_ROWS)) return 1;
  return Math.min(2, panels.length);
}
