import {valueIfAny} from '../../../lib/result/read.js';

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

export const connectionsOf = (run, {load}) => load?.vus ?? run.load.vus;

export const queriesOf = (run, {scenario}) => run.scenarios[scenario].queriesPerRequest;

/** The measurement of a framework at so many queries, in `query` or `update`. */
export const atQueries = (run, system, queries) =>
  run.measurements.find((each) => each.system === system && queriesOf(run, each) === queries);

/** The measurement of a framework at so many connections. */
export const atConnections = (run, system, connections) =>
  run.measurements.find(
    (each) => each.system === system && connectionsOf(run, each) === connections,
  );

/** The measurement in which a framework was fastest, at whatever number of connections. */
export const bestOf = (run, system) =>
  run.measurements
    .filter((each) => each.system === system && valueIfAny(each, 'throughputPerS') !== undefined)
    .sort((a, b) => valueIfAny(b, 'throughputPerS') - valueIfAny(a, 'throughputPerS'))[0];

/** Frameworks of a run that ask MySQL, the fastest first, by the given measurement of each. */
export function ranked(run, measurementFor) {
  return Object.keys(run.systems)
    .filter((system) => run.systems[system].settings.database === 'mysql')
    .map((system) => measurementFor(run, system))
    .filter(Boolean)
    .sort((a, b) => valueIfAny(b, 'throughputPerS') - valueIfAny(a, 'throughputPerS'));
}
