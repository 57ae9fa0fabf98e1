// @ts-check
import {valueIfAny} from '../../../lib/result/read.js';
import {loadNumber, scenarioNumber} from '../../../lib/result/stated.js';

/**
 * @typedef {import('../types.js').Run} Run
 * @typedef {import('../../../lib/result/types.js').Measurement} Measurement
 */

/** Runs of this study by the test's name. */
export const RUNS = Object.fromEntries(
  ['json', 'plaintext', 'db', 'query', 'fortune', 'update'].map((test) => [
    test,
    `techempower-php-2019-12/${test}`,
  ]),
);

/** Queries for each request of the tests `query` and `update`. */
export const QUERIES = [1, 5, 10, 15, 20];

/** Connections of the tests `db` and `fortune`. */
export const CONNECTIONS = [16, 32, 64, 128, 256, 512];

/** PHP under PHP-FPM, the same Swoole server blocking, and with coroutines. */
export const TRIO = ['php', 'swoole-no-async', 'swoole'];

/** Frameworks that are in the run under PHP-FPM and on Swoole. */
export const FRAMEWORKS = ['laravel', 'lumen', 'symfony', 'hamlet'];

/** @param {Run} run @param {Measurement} measurement */
export const connectionsOf = (run, {id}) => loadNumber(run, id, 'vus');

/** @param {Run} run @param {Measurement} measurement */
export const queriesOf = (run, {scenario}) => scenarioNumber(run, scenario, 'queriesPerRequest');

/**
 * The measurement of a framework at so many queries, in `query` or `update`.
 *
 * @param {Run} run
 * @param {string} system
 * @param {number} queries
 */
export const atQueries = (run, system, queries) =>
  run.measurements.find((each) => each.system === system && queriesOf(run, each) === queries);

/**
 * The measurement of a framework at so many connections.
 *
 * @param {Run} run
 * @param {string} system
 * @param {number} connections
 */
export const atConnections = (run, system, connections) =>
  run.measurements.find(
    (each) => each.system === system && connectionsOf(run, each) === connections,
  );

/**
 * The measurement in which a framework was fastest, at whatever number of connections.
 *
 * @param {Run} run
 * @param {string} system
 */
export const bestOf = (run, system) =>
  fastestFirst(run.measurements.filter((each) => each.system === system))[0];

/** @param {readonly Measurement[]} measurements @returns {Measurement[]} those that have a rate */
function fastestFirst(measurements) {
  return measurements
    .flatMap((measurement) => {
      const perS = valueIfAny(measurement, 'throughputPerS');
      return perS === undefined ? [] : [{measurement, perS}];
    })
    .sort((a, b) => b.perS - a.perS)
    .map(({measurement}) => measurement);
}

/**
 * Frameworks of a run that ask MySQL, the fastest first, by the given measurement of each.
 *
 * @param {Run} run
 * @param {(run: Run, system: string) => Measurement | undefined} measurementFor
 */
export function ranked(run, measurementFor) {
  const systems = Object.keys(run.systems).filter(
    (system) => run.systems[system].settings?.database === 'mysql',
  );
  return fastestFirst(systems.flatMap((system) => measurementFor(run, system) ?? []));
}
