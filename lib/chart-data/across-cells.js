// @ts-check
import {unitOf} from '../result/units.js';
import {capacityPoint, measurementWith} from './design-cells.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./types.js').Points} Points
 * @typedef {import('./design-cells.js').Configuration} Configuration
 * @typedef {{id: string, path: string, unit?: string}} WantedPath `unit` where the file's own notes name another than
 *   lib/result/units.js
 */
/**
 * @template {number | string} X what a figure varies
 * @typedef {{id: string, runtime?: string, token?: string, at: (x: X) => Configuration | null}} WantedSeries `at` names
 *   the configuration at an x; null where the series has none
 */

/**
 * One quantity or several of a harness run over whatever its configurations vary in: workers, slots, waits, states.
 *
 * @template {number | string} X
 * @param {Run} run
 * @param {{kind: import('./types.js').ChartKind, x: Omit<Points['x'], 'values'> & {values: X[]}, series: readonly WantedSeries<X>[],
 *   paths: readonly WantedPath[], by?: 'panel' | 'part', references?: {id: string, y: number}[]}} wanted several
 *   `paths` become panels with axes of their own, or parts of one series
 * @returns {Points} gaps are null; a series without any value is left out
 * @throws {RangeError} on a path that no result file has, or when nothing was measured
 */
export function acrossCells(run, {kind, x, series, paths, by = 'panel', references = []}) {
  const isSplit = paths.length > 1;
  const units = paths.map(({path, unit}) => unit ?? unitOf(path)?.unit);
  const unknown = paths.filter((_, index) => units[index] === undefined);
  if (unknown.length > 0) {
    throw new RangeError(
      `acrossCells: ${unknown.map(({path}) => `“${path}”`).join(', ')}: no quantity of a result file. See lib/result/units.js.`,
    );
  }
  const all = paths.flatMap(({id, path}) =>
    series.map((wanted) => ({...seriesOf(run, wanted, x, path), ...(isSplit && {[by]: id})})),
  );
  const found = all.filter(({points}) => points.some(({y}) => y !== null));
  if (found.length === 0)
    throw new RangeError(
      `acrossCells: run “${run.id}” has none of the series ${series.map(({id}) => `“${id}”`).join(', ')}. Choose cells that it was measured in.`,
    );
  return {
    kind,
    x,
    y: {unit: /** @type {string} */ (units[0])},
    ...(isSplit && by === 'part' && {parts: paths.map(({id}) => id)}),
    ...(isSplit &&
      by === 'panel' && {
        panels: paths.map(({id}, index) => ({
          id,
          ...(new Set(units).size > 1 && {y: {unit: /** @type {string} */ (units[index])}}),
        })),
      }),
    series: found,
    references,
  };
}

/**
 * @template {number | string} X
 * @param {Run} run
 * @param {WantedSeries<X>} wanted
 * @param {{values: X[]}} x
 * @param {string} path
 */
function seriesOf(run, {id, runtime = undefined, token, at}, {values}, path) {
  return {
    id,
    runtime: runtime ?? null,
    ...(token && {token}),
    points: values.map((value) => {
      const wanted = at(value);
      const measurement = wanted ? measurementWith(run, wanted) : undefined;
      return capacityPoint(run, measurement, path, value);
    }),
  };
}
