import {valueIfAny} from '../../../lib/result/read.ts';
import {loadNumber, scenarioNumber} from '../../../lib/result/stated.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';

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

export const connectionsOf = (run: Run, {id}: Measurement) => loadNumber(run, id, 'vus');

export const queriesOf = (run: Run, {scenario}: Measurement) =>
  scenarioNumber(run, scenario, 'queriesPerRequest');

/** The measurement of a framework at so many queries, in `query` or `update`. */
export const atQueries = (run: Run, system: string, queries: number) =>
  run.measurements.find((each) => each.system === system && queriesOf(run, each) === queries);

/** The measurement of a framework at so many connections. */
export const atConnections = (run: Run, system: string, connections: number) =>
  run.measurements.find(
    (each) => each.system === system && connectionsOf(run, each) === connections,
  );

/** The measurement in which a framework was fastest, at whatever number of connections. */
export const bestOf = (run: Run, system: string) =>
  fastestFirst(run.measurements.filter((each) => each.system === system))[0];

/** @returns those that have a rate */
function fastestFirst(measurements: readonly Measurement[]): Measurement[] {
  return measurements
    .flatMap((measurement) => {
      const perS = valueIfAny(measurement, 'throughputPerS');
      return perS === undefined ? [] : [{measurement, perS}];
    })
    .sort((a, b) => b.perS - a.perS)
    .map(({measurement}) => measurement);
}

/** Frameworks of a run that ask MySQL, the fastest first, by the given measurement of each. */
export function ranked(
  run: Run,
  measurementFor: (run: Run, system: string) => Measurement | undefined,
) {
  const systems = Object.keys(run.systems).filter(
    (system) => run.systems[system].settings?.database === 'mysql',
  );
  return fastestFirst(systems.flatMap((system) => measurementFor(run, system) ?? []));
}
