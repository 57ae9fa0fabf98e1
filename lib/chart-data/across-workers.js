// @ts-check
import {measurementsOf} from '../result/read.js';

/** @typedef {import('../result/types.js').Run} Run */

/**
 * Systems of a run that were measured at numbers of workers, in the order of the file.
 *
 * @param {Run} run
 * @param {{scenario?: string, systems?: readonly string[]}} [wanted]
 * @returns {{id: string, runtime: string}[]}
 */
export function systemsAcrossWorkers(run, {scenario, systems} = {}) {
  const ids = new Set(withWorkers(run, scenario).map(({system}) => system));
  return Object.entries(run.systems)
    .filter(([id]) => ids.has(id) && (systems?.includes(id) ?? true))
    .map(([id, {runtime}]) => ({id, runtime}));
}

/**
 * Numbers of workers that occur in a run, ascending.
 *
 * @param {Run} run
 * @param {string} [scenario]
 * @returns {number[]}
 */
export function workerCounts(run, scenario) {
  const counts = withWorkers(run, scenario).map(({workers}) => /** @type {number} */ (workers));
  return [...new Set(counts)].sort((a, b) => a - b);
}

/**
 * The measurement of a system at a number of workers.
 *
 * @param {Run} run
 * @param {{system: string, workers: number, scenario?: string}} wanted
 */
export function measurementAt(run, {system, workers, scenario}) {
  return withWorkers(run, scenario).find(
    (measurement) => measurement.system === system && measurement.workers === workers,
  );
}

/** @param {Run} run @param {string} [scenario] */
function withWorkers(run, scenario) {
  return measurementsOf(run, {scenario}).filter(({workers}) => workers !== undefined);
}
