// @ts-check
import {arranged, chosen, panelsFor} from './arrange.js';

/**
 * @typedef {import('./arrange.js').Choice} Choice
 * @typedef {import('./arrange.js').Wanted} Wanted
 * @typedef {import('./arrange.js').Reader} Reader
 *
 * @typedef {object} Ranked
 * @property {Reader} [row] what a row is: a system unless it says otherwise
 * @property {Reader} [group] what has a colour: the system's runtime unless it says otherwise
 * @property {Record<string, string>} [tokens] colours of groups that are no runtimes, by group
 * @property {'descending' | 'ascending' | 'file'} [order]
 * @property {number} [top] only so many rows
 * @property {readonly Wanted[]} [paths] several quantities, each in a panel; the first one sets the order
 * @property {(measurement: import('./measured-point.js').Measurement) => boolean} [unsupported] which values were
 *   stated, but the data don't carry
 * @property {{id: string, y: number, panel?: string}[]} [references]
 */

/**
 * Measurements as horizontal bars in the order of their values, coloured by group. Rows without a value are left
 * out; failed runs keep theirs, at the end.
 *
 * @param {import('./measured-point.js').Run | readonly import('./measured-point.js').Run[]} runs
 * @param {Choice & Wanted & Ranked} wanted
 * @returns {import('./types.js').Points} kind `ranked-bars`
 * @throws {RangeError} when nothing fits, or a group has two bars in one row
 */
export function ranking(runs, wanted) {
  const {
    row = 'system',
    group,
    tokens,
    order = 'descending',
    top = Infinity,
    references = [],
  } = wanted;
  const quantities = wanted.paths ?? [wanted];
  const entries = chosen(runs, wanted);
  const series = arranged(entries, {
    ...{x: row, quantities, tokens},
    series: group ?? ((measurement, run) => run.systems[measurement.system].runtime),
  });
  const marked = wanted.unsupported ? markUnsupported(series, entries, wanted.unsupported) : series;
  const values = rowsInOrder(marked, order).slice(0, top);
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values},
    ...panelsFor(marked, quantities),
    series: marked
      .map((each) => ({
        ...each,
        points: each.points.filter((point) => values.includes(point.x) && isShown(point)),
      }))
      .filter(({points}) => points.length > 0),
    references,
  };
}

/** @param {{y: number | null, failed?: boolean}} point */
function isShown({y, failed}) {
  return y !== null || failed === true;
}

/** @param {import('./types.js').Series[]} series @param {string} order */
function rowsInOrder(series, order) {
  const first = series.filter(({panel}) => panel === series[0].panel);
  const shown = first.flatMap(({points}) => points.filter(isShown));
  const rows = [...new Set(shown.map(({x}) => x))];
  if (order === 'file') return rows;
  const sign = order === 'ascending' ? 1 : -1;
  const largest = (/** @type {number | string} */ row) =>
    Math.max(...shown.filter(({x, y}) => x === row && y !== null).map(({y}) => Number(y)));
  return rows.sort((a, b) => {
    const [left, right] = [largest(a), largest(b)];
    if (left === right) return 0;
    if (left === -Infinity) return 1;
    return right === -Infinity ? -1 : sign * (left - right);
  });
}

/** @param {import('./types.js').Series[]} series @param {import('./arrange.js').Entry[]} entries @param {NonNullable<Ranked['unsupported']>} unsupported */
function markUnsupported(series, entries, unsupported) {
  const ids = entries
    .filter(({measurement}) => unsupported(measurement))
    .map(({measurement, run}) => `${run.id.split('/')[1]}#${measurement.id}.`);
  return series.map((each) => ({
    ...each,
    points: each.points.map((point) =>
      ids.some((id) => point.from?.includes(id)) ? {...point, unsupported: true} : point,
    ),
  }));
}
