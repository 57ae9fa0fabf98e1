import {valueOf} from '../../../lib/result/read.ts';
import {loadNumber, runLoadNumber, settingNumber} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import {
  atConnections,
  atQueries,
  bestOf,
  CONNECTIONS,
  FRAMEWORKS,
  QUERIES,
  ranked,
  RUNS,
  TRIO,
} from './runs.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantities, Quantity, Run, RunOf} from '../types.ts';

/** the measurement of a framework that a ranking goes by */
export type Pick = Parameters<typeof ranked>[1];

function rateIn(run: Run, found: Measurement | undefined) {
  if (found) return valueOf(run, found.id, 'throughputPerS');
  throw new RangeError(`run “${run.id}” has no measurement at what is asked for.`);
}
const queryRate = (runs: RunOf, system: string, queries: number, test: string = 'query') =>
  rateIn(runs(RUNS[test]), atQueries(runs(RUNS[test]), system, queries));
const connectionRate = (runs: RunOf, system: string, connections: number, test: string = 'db') =>
  rateIn(runs(RUNS[test]), atConnections(runs(RUNS[test]), system, connections));
const perS = shown('perS', 0);
const times = shown('ratio', 2);
const count = shown('count', 0);

/** Servers whose rates lie this close count as equal, as in docs/method/repeats. */
const EQUAL_WITHIN = 0.05;
/** Where twice the connections bring less than a tenth more requests, the line bends. */
const HARDLY_MORE = 1.1;
const gainAt = (runs: RunOf, c: number) =>
  connectionRate(runs, 'swoole', c) / connectionRate(runs, 'swoole-no-async', c);
/** @param at place in the list of connections */
const growthAfter = (runs: RunOf, at: number) =>
  connectionRate(runs, 'swoole-no-async', CONNECTIONS[at + 1]) /
  connectionRate(runs, 'swoole-no-async', CONNECTIONS[at]);

const family: <T>(keys: readonly T[], entriesOf: (key: T) => [string, Quantity][]) => Quantities = (
  keys,
  entriesOf,
) => Object.fromEntries(keys.flatMap(entriesOf));

/** Quotient of two systems at each number of queries: `<name>-<queries>`. */
const byQueries = (name: string, over: string, under: string) =>
  family(QUERIES, (n) => [
    [`${name}-${n}`, times((runs) => queryRate(runs, over, n) / queryRate(runs, under, n))],
  ]);

/** Swoole's coroutines over the same server blocking, at each number of connections. */
const byConnections = (name: string, test: string) =>
  family(CONNECTIONS, (c) => [
    [
      `${name}-${c}`,
      times(
        (runs) =>
          connectionRate(runs, 'swoole', c, test) /
          connectionRate(runs, 'swoole-no-async', c, test),
      ),
    ],
  ]);

const rates = {
  ...family(TRIO, (system) =>
    QUERIES.map((n) => [`${system}-queries-${n}`, perS((runs) => queryRate(runs, system, n))]),
  ),
  ...family(TRIO, (system) =>
    CONNECTIONS.map((c) => [
      `${system}-connections-${c}`,
      perS((runs) => connectionRate(runs, system, c)),
    ]),
  ),
};

const frameworks = family(FRAMEWORKS, (name) =>
  [1, 20].map((n) => [
    `${name}-${n}`,
    times((runs) => queryRate(runs, `${name}-swoole`, n) / queryRate(runs, name, n), 1),
  ]),
);

/** Place of Swoole among the frameworks that ask MySQL; 1 is first. */
const placeIn: (test: string, pick: Pick) => Quantity = (test, pick) =>
  count((runs) => {
    const run = runs(RUNS[test]);
    return 1 + ranked(run, pick).findIndex(({system}) => system === 'swoole');
  });
const atTwenty = (run: Run, system: string) => atQueries(run, system, 20);
/** The measurement by which each test ranks a framework. */
const PICKS: Record<string, Pick> = {
  db: bestOf,
  fortune: bestOf,
  query: atTwenty,
  update: atTwenty,
  json: bestOf,
  plaintext: bestOf,
};

export const quantities: Quantities = {
  ...rates,
  ...byQueries('waiting', 'swoole', 'swoole-no-async'),
  ...byQueries('state', 'swoole-no-async', 'php'),
  ...byQueries('both', 'swoole', 'php'),
  ...byConnections('waiting-connections', 'db'),
  ...byConnections('waiting-fortune', 'fortune'),
  ...frameworks,

  ...Object.fromEntries(
    Object.entries(PICKS).map(([test, pick]) => [`place-${test}`, placeIn(test, pick)]),
  ),
  'tests-first': count(
    (runs) =>
      Object.entries(PICKS).filter(
        ([test, pick]) => ranked(runs(RUNS[test]), pick)[0].system === 'swoole',
      ).length,
  ),
  'mysql-frameworks': count((runs) => ranked(runs(RUNS.db), bestOf).length),

  'query-connections': count((runs) => runLoadNumber(runs(RUNS.query), 'vus')),
  'seconds-per-level': {
    unit: 's',
    digits: 0,
    of: (runs) => loadNumber(runs(RUNS.query), runs(RUNS.query).measurements[0].id, 'durationS'),
  },
  'swoole-update-20': perS((runs) => queryRate(runs, 'swoole', 20, 'update')),
  'blocking-update-20': perS((runs) => queryRate(runs, 'swoole-no-async', 20, 'update')),
  'waiting-update-20': times(
    (runs) =>
      queryRate(runs, 'swoole', 20, 'update') / queryRate(runs, 'swoole-no-async', 20, 'update'),
  ),
  'fpm-waits': times((runs) => queryRate(runs, 'php', 20) / queryRate(runs, 'swoole-no-async', 20)),
  'queries-served-1': perS((runs) => queryRate(runs, 'swoole', 1)),
  'queries-served-20': perS((runs) => 20 * queryRate(runs, 'swoole', 20)),
  'queries-served-blocking-20': perS((runs) => 20 * queryRate(runs, 'swoole-no-async', 20)),
  'queries-served-workerman-20': perS((runs) => 20 * queryRate(runs, 'workerman', 20)),
  'json-over-fpm': times(
    (runs) =>
      rateIn(runs(RUNS.json), bestOf(runs(RUNS.json), 'swoole')) /
      rateIn(runs(RUNS.json), bestOf(runs(RUNS.json), 'php')),
    1,
  ),
  'fpm-processes': count((runs) => settingNumber(runs(RUNS.query), 'php', 'processes')),
  'gain-from-connections': count(
    (runs) => CONNECTIONS.find((c) => gainAt(runs, c) > 1 + EQUAL_WITHIN) ?? NaN,
  ),
  'blocking-bends-after': count(
    (runs) => CONNECTIONS.find((c, at) => growthAfter(runs, at) < HARDLY_MORE) ?? NaN,
  ),
  'greatest-gain-at': count((runs) =>
    CONNECTIONS.reduce((best, c) => (gainAt(runs, c) > gainAt(runs, best) ? c : best)),
  ),
  'least-connections': count(() => Math.min(...CONNECTIONS)),
  'most-connections': count(() => Math.max(...CONNECTIONS)),
  'queries-served-fpm-20': perS((runs) => 20 * queryRate(runs, 'php', 20)),
};
