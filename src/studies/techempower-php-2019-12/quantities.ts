import {valueOf} from '../../../lib/result/read.ts';
import {settingNumber} from '../../../lib/result/stated.ts';
import {count, perS, ratio, readFrom, seconds} from '../quantity.ts';
import {atConnections, atQueries, bestOf, CONNECTIONS, ranked, RUNS} from './runs.ts';
import type {Quantities, Run, RunOf} from '../types.ts';

/** the measurement of a framework that a ranking goes by */
export type Pick = Parameters<typeof ranked>[1];

/** Servers whose rates lie this close count as equal, as in docs/method/repeats. */
const EQUAL_WITHIN = 0.05;
/** Where twice the connections bring less than a tenth more requests, the line bends. */
const HARDLY_MORE = 1.1;

const connectionRate = (runs: RunOf, system: string, connections: number) => {
  const found = atConnections(runs(RUNS.db), system, connections);
  return found ? valueOf(runs(RUNS.db), found.id, 'throughputPerS') : NaN;
};
const gainAt = (runs: RunOf, c: number) =>
  connectionRate(runs, 'swoole', c) / connectionRate(runs, 'swoole-no-async', c);
/** @param at place in the list of connections */
const growthAfter = (runs: RunOf, at: number) =>
  connectionRate(runs, 'swoole-no-async', CONNECTIONS[at + 1]) /
  connectionRate(runs, 'swoole-no-async', CONNECTIONS[at]);

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
const systemsIn = (runs: RunOf, test: string) =>
  ranked(runs(RUNS[test]), PICKS[test]).map(({system}) => system);
const best = (runs: RunOf, test: string, system: string) =>
  valueOf(runs(RUNS[test]), bestOf(runs(RUNS[test]), system).id, 'throughputPerS');

/** Every number that the study derives from its result files. */
export const quantities: Quantities = {
  // By the number of queries or connections: PHP-FPM is `php`, the same Swoole server blocking is `swoole-no-async`.
  ...readFrom(RUNS.query, {
    'waiting-{n}': ratio[2](
      '#swoole-query-q{n}.throughputPerS / #swoole-no-async-query-q{n}.throughputPerS',
    ),
    'state-{n}': ratio[2](
      '#swoole-no-async-query-q{n}.throughputPerS / #php-query-q{n}.throughputPerS',
    ),
    'both-{n}': ratio[2]('#swoole-query-q{n}.throughputPerS / #php-query-q{n}.throughputPerS'),
    'fpm-waits': ratio[2]('1 / state-20'),
    'queries-served-20': perS[0]('20 * #swoole-query-q20.throughputPerS'),
    'queries-served-blocking-20': perS[0]('20 * #swoole-no-async-query-q20.throughputPerS'),
    'queries-served-fpm-20': perS[0]('20 * #php-query-q20.throughputPerS'),
    'queries-served-workerman-20': perS[0]('20 * #workerman-query-q20.throughputPerS'),
    'seconds-per-level': seconds[0]('#swoole-query-q20.load.durationS'),
    // A framework on Swoole over the same one under PHP-FPM.
    '{framework}-{n}': ratio[1](
      '#{framework}-swoole-query-q{n}.throughputPerS / #{framework}-query-q{n}.throughputPerS',
    ),
  }),
  'waiting-connections-{c}': ratio[2](
    `${RUNS.db}#swoole-db-c{c}.throughputPerS / ${RUNS.db}#swoole-no-async-db-c{c}.throughputPerS`,
  ),
  'state-connections-{c}': ratio[2](
    `${RUNS.db}#swoole-no-async-db-c{c}.throughputPerS / ${RUNS.db}#php-db-c{c}.throughputPerS`,
  ),
  'waiting-fortune-{c}': ratio[2](
    `${RUNS.fortune}#swoole-fortune-c{c}.throughputPerS / ${RUNS.fortune}#swoole-no-async-fortune-c{c}.throughputPerS`,
  ),
  // Of Swoole among the frameworks that ask MySQL; 1 is first.
  'place-{test}': count[0]((runs, {test}) => 1 + systemsIn(runs, test).indexOf('swoole')),
  'tests-first': count[0](
    (runs) => Object.keys(PICKS).filter((test) => systemsIn(runs, test)[0] === 'swoole').length,
  ),
  'mysql-frameworks': count[0]((runs) => systemsIn(runs, 'db').length),
  'json-over-fpm': ratio[1]((runs) => best(runs, 'json', 'swoole') / best(runs, 'json', 'php')),
  'fpm-processes': count[0]((runs) => settingNumber(runs(RUNS.query), 'php', 'processes')),
  'gain-from-connections': count[0](
    (runs) => CONNECTIONS.find((c) => gainAt(runs, c) > 1 + EQUAL_WITHIN) ?? NaN,
  ),
  'blocking-bends-after': count[0](
    (runs) => CONNECTIONS.find((c, at) => growthAfter(runs, at) < HARDLY_MORE) ?? NaN,
  ),
  'greatest-gain-at': count[0]((runs) =>
    CONNECTIONS.reduce((most, c) => (gainAt(runs, c) > gainAt(runs, most) ? c : most)),
  ),
  'least-connections': count[0](() => Math.min(...CONNECTIONS)),
  'most-connections': count[0](() => Math.max(...CONNECTIONS)),
};
