// @ts-check
import {requestsInFlight} from '../../../lib/queueing/index.js';
import {valueOf} from '../../../lib/result/read.js';
import {cellOf, connectionsOf, IO_TESTS, LEVELS, RUN, TESTS} from './runs.js';

/** @import {Measurement} from '../../../lib/result/types.js' */
/** @import {RunOf} from '../types.js' */

/** @param {RunOf} runs @param {string} id @param {string} path */
export const read = (runs, id, path) => valueOf(runs(RUN), id, path);
/** @param {RunOf} runs @param {string} id */
export const rateOf = (runs, id) => read(runs, id, 'throughputPerS');
/** @param {RunOf} runs @param {string} test @param {string} server @param {number} [connections] */
export const cell = (runs, test, server, connections = 100) => {
  const found = cellOf(runs(RUN), test, server, connections);
  if (found) return found;
  throw new RangeError(`${RUN} has no run of ${test} on ${server} at ${connections} connections.`);
};
/** @type {(...where: Parameters<typeof cell>) => number} */
export const rate = (runs, ...where) => rateOf(runs, cell(runs, ...where).id);
/** @param {RunOf} runs @param {string} test @param {number} connections */
export const ratio = (runs, test, connections) =>
  rate(runs, test, 'swoole', connections) / rate(runs, test, 'apache', connections);
/** @param {RunOf} runs @param {Measurement} measurement */
export const inFlight = (runs, {id}) =>
  requestsInFlight({
    throughputPerS: rateOf(runs, id),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });

/**
 * All Apache runs at so many connections that ended, in the order of the file.
 *
 * @param {RunOf} runs
 * @param {number} connections
 */
export const apacheAt = (runs, connections) =>
  Object.keys(TESTS)
    .flatMap((test) => cellOf(runs(RUN), test, 'apache', connections) ?? [])
    .filter(({status}) => status === 'measured');
/** @param {RunOf} runs @param {string} system */
export const all = (runs, system) =>
  runs(RUN).measurements.filter((each) => each.system === system && each.status === 'measured');

/** Apache's published runs at a thousand connections of the tests with files or a database. @param {RunOf} runs */
export const apacheWithIo = (runs) =>
  runs(RUN).measurements.filter(
    ({system, scenario, load}) =>
      system === 'apache' && IO_TESTS.includes(scenario) && load?.vus === LEVELS.at(-1),
  );

/** Numbers of connections of all runs, ascending, each once. @param {RunOf} runs */
export const levels = (runs) => {
  const {measurements} = runs(RUN);
  return [...new Set(measurements.map((each) => connectionsOf(runs(RUN), each)))].sort(
    (a, b) => a - b,
  );
};
