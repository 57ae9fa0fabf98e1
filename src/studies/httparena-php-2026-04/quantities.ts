import {requestsInFlight} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {
  coresOf,
  loadNumber,
  numberIn,
  runLoadNumber,
  settingNumber,
  workersOf,
} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import {connectionsOf, ENTRIES, inProfile, kindOf, RUN, SECOND, TRUEASYNC, TUNING} from './runs.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantities, RunOf} from '../types.ts';

const DB = 'async-db';
const read = (runs: RunOf, entry: string, profile: string, path: string) =>
  valueOf(runs(RUN), inProfile(runs(RUN), entry, profile).id, path);
const rate = (runs: RunOf, entry: string, profile: string = DB) =>
  read(runs, entry, profile, 'throughputPerS');
const cores = (runs: RunOf, entry: string, profile: string = DB) =>
  read(runs, entry, profile, 'cpuCores');
const cpuUs = (runs: RunOf, entry: string, profile: string = DB) =>
  (1e6 * cores(runs, entry, profile)) / rate(runs, entry, profile);
const ofKind = (runs: RunOf, kind: string) =>
  ENTRIES.filter((entry) => kindOf(runs(RUN), entry) === kind);
/** Seconds that a profile's requests were sent for. */
const durationOf = (runs: RunOf, profile: string) =>
  loadNumber(runs(RUN), inProfile(runs(RUN), 'swoole', profile).id, 'durationS');

const perS = shown('perS', 0);
const times = shown('ratio', 1);
const count = shown('count', 0);

const perEntry: Quantities = Object.fromEntries(
  ENTRIES.flatMap((entry) => [
    [`${entry}-db`, perS((runs) => rate(runs, entry))],
    [`${entry}-db-cores`, count((runs) => cores(runs, entry), 1)],
    [`${entry}-db-cpu`, {unit: 'us', digits: 0, of: (runs) => cpuUs(runs, entry)}],
    [`${entry}-baseline`, perS((runs) => rate(runs, entry, 'baseline'))],
    [
      `${entry}-baseline-cpu`,
      {unit: 'us', digits: 0, of: (runs) => cpuUs(runs, entry, 'baseline')},
    ],
    [`${entry}-api-4`, perS((runs) => rate(runs, entry, 'api-4'))],
    [
      `${entry}-api-growth`,
      times((runs) => rate(runs, entry, 'api-16') / rate(runs, entry, 'api-4')),
    ],
  ]),
);

const atOther = (runs: RunOf, id: string, path: string) => valueOf(runs(SECOND), id, path);
/** Requests in the system by the printed rate and median, as a share of the connections. */
const shareOfConnections: (runs: RunOf) => (measurement: Measurement) => number =
  (runs) => (measurement) =>
    requestsInFlight({
      throughputPerS: atOther(runs, measurement.id, 'throughputPerS'),
      latencyS: atOther(runs, measurement.id, 'latencyMs.p50') / 1000,
    }) / connectionsOf(runs(SECOND), measurement);
/** Connections at which frameworks of the second leaderboard are compared. */
const SECOND_CONNECTIONS = 512;
/** From here on a product of rate and median is called high. */
const HIGH_FROM = 1.2;
const gainAtMost = (name: string, server: string) =>
  times(
    (runs) =>
      atOther(runs, `${name}-${server}-${SECOND_CONNECTIONS}`, 'throughputPerS') /
      atOther(runs, `${name}-${SECOND_CONNECTIONS}`, 'throughputPerS'),
    2,
  );

/** The shortest and the longest sleep of the independent test of TrueAsync, in milliseconds. */
const sleepOf = (runs: RunOf) =>
  [/between (\d+) and \d+ ms/, /between \d+ and (\d+) ms/].map((pattern) =>
    numberIn(runs(TRUEASYNC).notes?.join(' '), pattern, `notes of run “${TRUEASYNC}”`),
  );

/** Two more data sets: a leaderboard of frameworks, and somebody else's measurement of TrueAsync. */
const others: Quantities = {
  'second-cells': count((runs) => runs(SECOND).measurements.length),
  'second-connections': count(() => SECOND_CONNECTIONS),
  'second-high-from': {unit: 'share', digits: 0, of: () => HIGH_FROM - 1},
  'second-high': count(
    (runs) =>
      runs(SECOND).measurements.filter((each) => shareOfConnections(runs)(each) > HIGH_FROM).length,
  ),
  // A mean is at least half of the median, so more than twice the connections can't be.
  'second-impossible': count(
    (runs) => runs(SECOND).measurements.filter((each) => shareOfConnections(runs)(each) > 2).length,
  ),
  'second-webman': perS((runs) => atOther(runs, 'webman-512', 'throughputPerS')),
  'second-hleb-workerman': count((runs) =>
    requestsInFlight({
      throughputPerS: atOther(runs, 'hleb2-workerman-512', 'throughputPerS'),
      latencyS: atOther(runs, 'hleb2-workerman-512', 'latencyMs.p50') / 1000,
    }),
  ),
  'second-most': times((runs) =>
    Math.max(...runs(SECOND).measurements.map(shareOfConnections(runs))),
  ),
  'second-chubby': gainAtMost('chubbyphp', 'swoole'),
  'second-hleb': gainAtMost('hleb2', 'swoole'),
  'second-slim': gainAtMost('slim', 'swoole'),
  'trueasync-jitter': perS((runs) => valueOf(runs(TRUEASYNC), 'jitter', 'throughputPerS')),
  'trueasync-jitter-users': count((runs) => runLoadNumber(runs(TRUEASYNC), 'vus')),
  'trueasync-jitter-workers': count((runs) => workersOf(runs(TRUEASYNC), 'jitter')),
  'trueasync-jitter-in-system': count((runs) =>
    requestsInFlight({
      throughputPerS: valueOf(runs(TRUEASYNC), 'jitter', 'throughputPerS'),
      latencyS: valueOf(runs(TRUEASYNC), 'jitter', 'latencyMs.p50') / 1000,
    }),
  ),
  'trueasync-requests': count((runs) =>
    runs(TRUEASYNC).measurements.reduce(
      (sum, {id}) => sum + valueOf(runs(TRUEASYNC), id, 'completedRequests'),
      0,
    ),
  ),
  'trueasync-jitter-p50': {
    unit: 'ms',
    digits: 1,
    of: (runs) => valueOf(runs(TRUEASYNC), 'jitter', 'latencyMs.p50'),
  },
  'trueasync-jitter-iteration': {
    unit: 'ms',
    digits: 1,
    of: (runs) =>
      (1000 * runLoadNumber(runs(TRUEASYNC), 'vus')) /
      valueOf(runs(TRUEASYNC), 'jitter', 'throughputPerS'),
  },
  'jitter-shortest': {unit: 'ms', digits: 0, of: (runs) => sleepOf(runs)[0]},
  'jitter-longest': {unit: 'ms', digits: 0, of: (runs) => sleepOf(runs)[1]},
  'least-pool': count((runs) =>
    settingNumber(runs(RUN), 'frankenphp-trueasync', 'database', /pool of (\d+)/),
  ),
  'tuning-4': perS((runs) => valueOf(runs(TUNING), 'workers-4', 'throughputPerS')),
  'tuning-16': perS((runs) => valueOf(runs(TUNING), 'workers-16', 'throughputPerS')),
  'tuning-default': perS((runs) => valueOf(runs(TUNING), 'default-16', 'throughputPerS')),
  'tuning-less-collection': perS((runs) =>
    valueOf(runs(TUNING), 'less-collection-16', 'throughputPerS'),
  ),
  'db-limit': count((runs) =>
    numberIn(
      runs(RUN).environment.notes?.join(' '),
      /allows (\d+) connections/,
      `environment.notes of run “${RUN}”`,
    ),
  ),
  'tuning-cores': count((runs) => coresOf(runs(TUNING))),
  'tuning-collection-gain': {
    unit: 'share',
    digits: 0,
    of: (runs) =>
      valueOf(runs(TUNING), 'less-collection-16', 'throughputPerS') /
        valueOf(runs(TUNING), 'default-16', 'throughputPerS') -
      1,
  },
  'tuning-best-gain': {
    unit: 'share',
    digits: 0,
    of: (runs) =>
      valueOf(runs(TUNING), 'tuned-8', 'throughputPerS') /
        valueOf(runs(TUNING), 'default-16', 'throughputPerS') -
      1,
  },
  'trueasync-postgres': perS((runs) => valueOf(runs(TRUEASYNC), 'postgres', 'throughputPerS')),
};

export const quantities: Quantities = {
  ...others,
  ...perEntry,
  rows: count((runs) => runs(RUN).measurements.length),
  'hardware-threads': count((runs) => coresOf(runs(RUN))),
  'db-connections': count((runs) => connectionsOf(runs(RUN), inProfile(runs(RUN), 'swoole', DB))),
  'best-blocking-kept': perS((runs) =>
    Math.max(...ofKind(runs, 'kept-blocking').map((entry) => rate(runs, entry))),
  ),
  'least-blocking-kept': perS((runs) =>
    Math.min(...ofKind(runs, 'kept-blocking').map((entry) => rate(runs, entry))),
  ),
  'best-coroutine': perS((runs) =>
    Math.max(...ofKind(runs, 'kept-coroutine').map((entry) => rate(runs, entry))),
  ),
  'state-over-fpm': times((runs) => rate(runs, 'swoole') / rate(runs, 'php-fpm')),
  'state-over-fpm-baseline': times(
    (runs) => rate(runs, 'swoole', 'baseline') / rate(runs, 'php-fpm', 'baseline'),
  ),
  'swoole-over-trueasync': times(
    (runs) => rate(runs, 'swoole') / rate(runs, 'frankenphp-trueasync'),
    0,
  ),
  'swoole-over-trueasync-api-4': times(
    (runs) => rate(runs, 'swoole', 'api-4') / rate(runs, 'frankenphp-trueasync', 'api-4'),
  ),
  'fpm-over-trueasync': times(
    (runs) => rate(runs, 'php-fpm') / rate(runs, 'frankenphp-trueasync'),
    0,
  ),
  'trueasync-over-fpm-api-4': times(
    (runs) => rate(runs, 'frankenphp-trueasync', 'api-4') / rate(runs, 'php-fpm', 'api-4'),
  ),
  'trueasync-if-busy': perS(
    (runs) =>
      rate(runs, 'frankenphp-trueasync') *
      (cores(runs, 'php-fpm') / cores(runs, 'frankenphp-trueasync')),
  ),
  'trueasync-in-system': count((runs) =>
    requestsInFlight({
      throughputPerS: rate(runs, 'frankenphp-trueasync'),
      latencyS: read(runs, 'frankenphp-trueasync', DB, 'latencyMs.mean') / 1000,
    }),
  ),
  'trueasync-mean': {
    unit: 'ms',
    digits: 0,
    of: (runs) => read(runs, 'frankenphp-trueasync', DB, 'latencyMs.mean'),
  },
  'trueasync-p99': {
    unit: 's',
    digits: 2,
    of: (runs) => read(runs, 'frankenphp-trueasync', DB, 'latencyMs.p99') / 1000,
  },
  'spawn-error-share': {
    unit: 'share',
    digits: 2,
    of: (runs) => read(runs, 'symfony-spawn-franken', 'api-4', 'errorRatio'),
  },
  'db-duration': {
    unit: 's',
    digits: 0,
    of: (runs) => durationOf(runs, DB),
  },
  'printed-duration': {unit: 's', digits: 0, of: (runs) => runLoadNumber(runs(RUN), 'durationS')},
  'api-duration': {
    unit: 's',
    digits: 0,
    of: (runs) => durationOf(runs, 'api-4'),
  },
};
