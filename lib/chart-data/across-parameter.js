// @ts-check
import {arranged, chosen, panelsFor} from './arrange.js';

/**
 * @typedef {import('./arrange.js').Choice} Choice
 * @typedef {import('./arrange.js').Wanted} Wanted
 * @typedef {import('./arrange.js').Reader} Reader
 * @typedef {import('./types.js').Points} Points
 *
 * @typedef {object} Across
 * @property {Reader} x a parameter, a member of the load, or a function of the measurement
 * @property {string} [xUnit] `count`, `hz`, `category` …; `category` for strings unless it says otherwise
 * @property {'linear' | 'log'} [xScale]
 * @property {readonly (number | string)[]} [xValues] the order of kinds; that of the files unless it says otherwise
 * @property {Reader} [series]
 * @property {Reader} [panels]
 * @property {readonly Wanted[]} [paths] several quantities, each in a panel of its own
 * @property {Record<string, string>} [tokens]
 * @property {import('./types.js').ChartKind} [kind] `lines`, `dots` or `bars`
 * @property {{id: string, y: number, panel?: string}[]} [references]
 */

/**
 * One quantity over whatever its measurements vary in: sampling rates, connections, releases. Failed runs are
 * marked, values that a run lacks are gaps.
 *
 * @param {import('./measured-point.js').Run | readonly import('./measured-point.js').Run[]} runs
 * @param {Choice & Wanted & Across} wanted
 * @returns {Points}
 * @throws {RangeError} when nothing fits, or two measurements have the same place
 */
export function acrossParameter(runs, wanted) {
  const {x, xUnit, xScale, xValues, panels, kind = 'lines', references = []} = wanted;
  const quantities = wanted.paths ?? [wanted];
  const all = arranged(chosen(runs, wanted), {...wanted, x, panels, quantities});
  const series = all.filter(({points}) => points.some(({y, failed}) => y !== null || failed));
  const seen = new Set(series.flatMap(({points}) => points.map((point) => point.x)));
  const isKinds = [...seen].some((each) => typeof each === 'string');
  const values = xValues?.filter((each) => seen.has(each)) ?? (isKinds ? [...seen] : sorted(seen));
  return {
    kind,
    x: {unit: xUnit ?? (isKinds ? 'category' : 'count'), values, ...(xScale && {scale: xScale})},
    ...panelsFor(series, quantities),
    series: series.map((each) => ({...each, points: inOrder(each.points, values)})),
    references,
  };
}

/**
 * One quantity of each system in each scenario.
 *
 * @param {import('./measured-point.js').Run | readonly import('./measured-point.js').Run[]} runs
 * @param {Choice & Wanted & Partial<Across>} wanted `x` is the scenario unless it says otherwise (`'system'`: colours
 *   are then the scenarios', and need `tokens`)
 * @returns {Points} kind `dots` unless it says otherwise
 * @throws {RangeError} as `acrossParameter` does
 */
export function bySystemAndScenario(runs, wanted) {
  const {x = 'scenario', kind = 'dots', systems, scenarios} = wanted;
  const other = x === 'system' ? 'scenario' : 'system';
  return acrossParameter(runs, {
    ...{series: other, xValues: x === 'system' ? systems : scenarios},
    ...wanted,
    ...{x, kind},
  });
}

/** @param {Set<number | string>} numbers */
function sorted(numbers) {
  return [...numbers].sort((a, b) => Number(a) - Number(b));
}

/** Points at every x, gaps included. @param {import('./types.js').Point[]} points @param {readonly (number | string)[]} values */
function inOrder(points, values) {
  return values.map((x) => points.find((point) => point.x === x) ?? {x, y: null});
}
