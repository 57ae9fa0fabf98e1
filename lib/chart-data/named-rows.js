// @ts-check
import {quantityIfAny} from '../result/read.js';
import {address} from './measured-point.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./measured-point.js').Measurement} Measurement
 * @typedef {import('./measured-point.js').Point} Point
 *
 * @typedef {object} RowSeries
 * @property {string} id
 * @property {string} [runtime] known runtime whose colour the series has
 * @property {string} [token] colour token where no runtime is meant
 * @property {string} [panel]
 * @property {(row: string) => Point | null} at null where the series has nothing in a row
 */

/**
 * Values with names instead of numbers on the other axis, one row each, drawn lying.
 *
 * @param {{rows: readonly string[], unit: string, series: readonly RowSeries[],
 *   panels?: import('./types.js').PanelPoints[], references?: {id: string, y: number, panel?: string}[]}} wanted `rows` in
 *   the order of drawing; panels may have an order of their own
 * @returns {import('./types.js').Points} kind `ranked-bars`; rows in which no series has a value are left out
 * @throws {RangeError} when no series has a value
 */
export function namedRows({rows, unit, series, panels, references = []}) {
  const found = series
    .map(({at, id, runtime = null, token, panel}) => ({
      id,
      runtime,
      ...(token && {token}),
      ...(panel && {panel}),
      points: rows.map(at).filter((point) => point !== null),
    }))
    .filter(({points}) => points.length > 0);
  if (found.length === 0)
    throw new RangeError(
      `namedRows: none of the series ${series.map(({id}) => `“${id}”`).join(', ')} has a value in any row. Correct where they are read.`,
    );
  const used = new Set(found.flatMap(({points}) => points.map(({x}) => x)));
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values: rows.filter((row) => used.has(row))},
    y: {unit},
    ...(panels && {panels}),
    series: found,
    references,
  };
}

/**
 * Names of rows, that with the largest value first.
 *
 * @param {readonly (Point | null)[]} points one of each row; rows without a value are left out
 * @returns {string[]}
 */
export function descending(points) {
  return points
    .flatMap((point) =>
      point === null || point.y === null ? [] : [{row: String(point.x), y: point.y}],
    )
    .sort((a, b) => b.y - a.y)
    .map(({row}) => row);
}

/**
 * Quotient of one quantity of two measurements as a point.
 *
 * @param {Run} run
 * @param {{over: Measurement | undefined, under: Measurement | undefined, path: string, x: string}} wanted
 * @returns {Point | null} null where one of them has no such value; a quotient of two runs has no interval of its own
 */
export function quotientPoint(run, {over, under, path, x}) {
  const above = over && quantityIfAny(over, path);
  const below = under && quantityIfAny(under, path);
  if (!over || !under || !above || !below) return null;
  return {
    x,
    y: above.value / below.value,
    single: true,
    from: `${address(run, over, path)} ${address(run, under, path)}`,
  };
}
