// @ts-check
/** @import {Points, Row} from './types.js' */

/** Share of filled cells below which values stand below each other instead. */
const FULL = 0.6;
/** Kinds whose series are groups of rows: most groups have nothing in most rows. */
const NAMED = new Set(['ranked-bars', 'scatter']);

/**
 * Whether a table with a column for each series would be mostly empty.
 *
 * @param {Points} points
 * @param {Row[]} rows of one panel
 */
export function isSparse(points, rows) {
  const columns = columnsOf(rows).length;
  const cells = columns * valuesOf(points, rows).length;
  return NAMED.has(points.kind) && columns > 1 && rows.filter(isShown).length < cells * FULL;
}

/**
 * @param {Row[]} rows
 * @returns {{series: string, part: string | null}[]} in the order of the series
 */
export function columnsOf(rows) {
  const seen = new Map(rows.map(({series, part}) => [`${series}|${part}`, {series, part}]));
  return [...seen.values()];
}

/**
 * @param {Points} points
 * @param {Row[]} rows
 * @returns {(number | string)[]} every x at which something is shown, in the figure's order
 */
export function valuesOf(points, rows) {
  const shown = new Set(rows.filter(isShown).map(({x}) => x));
  return points.x.values.filter((x) => shown.has(x));
}

/**
 * @param {Points} points
 * @param {Row[]} rows
 * @returns {Row[]} the rows that show something, in the order of x, then of the series
 */
export function shownRows(points, rows) {
  const columns = columnsOf(rows);
  return valuesOf(points, rows)
    .flatMap((x) => columns.map((column) => rowOf(rows, column, x)))
    .filter((row) => row !== undefined)
    .filter(isShown);
}

/** @param {Row[]} rows @param {{series: string, part: string | null}} column @param {number | string} x */
export function rowOf(rows, {series, part}, x) {
  return rows.find((row) => row.series === series && row.part === part && row.x === x);
}

/** @param {Row} row */
const isShown = ({y, failed}) => y !== null || failed === true;
