import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {numberIn, settingNumber} from '../../../lib/result/stated.ts';
import {count, ms, perS, ratio, readFrom, seconds, share, us} from '../quantity.ts';
import {connectionsOf, ENTRIES, inProfile, kindOf, RUN, SECOND, TRUEASYNC, TUNING} from './runs.ts';
import type {RunOf} from '../types.ts';

const read = (runs: RunOf, entry: string, profile: string, path: string) =>
  valueOf(runs(RUN), inProfile(runs(RUN), entry, profile).id, path);
const rate = (runs: RunOf, entry: string, profile: string) =>
  read(runs, entry, profile, 'throughputPerS');
const cpuUs = (profile: string) =>
  us[0](
    (runs, {entry}) => (1e6 * read(runs, entry, profile, 'cpuCores')) / rate(runs, entry, profile),
  );

/** Throughput of all entries of a kind with the database. */
const ratesOf = (runs: RunOf, kind: string) =>
  ENTRIES.filter((entry) => kindOf(runs(RUN), entry) === kind).map((entry) =>
    rate(runs, entry, 'async-db'),
  );
/** Throughput of one entry over that of another in a profile. */
const over = (above: string, below: string, profile: string) =>
  ratio[1]((runs) => rate(runs, above, profile) / rate(runs, below, profile));
/** Seconds that a profile's requests were sent for. */
const durationOf = (profile: string) =>
  seconds[0]((runs) => {
    const {load} = inProfile(runs(RUN), 'swoole', profile);
    return Number(load?.durationS);
  });

/** From here on a product of rate and median is called high. */
const HIGH_FROM = 1.2;

/** Requests in the system of each cell by the printed rate and median, as a share of the connections. */
const sharesOfConnections = (runs: RunOf) =>
  runs(SECOND).measurements.map((measurement) => {
    const [throughputPerS, p50] = ['throughputPerS', 'latencyMs.p50'].map((path) =>
      valueOf(runs(SECOND), measurement.id, path),
    );
    const inFlight = requestsInFlight({throughputPerS, latencyS: p50 / 1000});
    return inFlight / connectionsOf(runs(SECOND), measurement);
  });
const gainAtMost = (name: string) =>
  ratio[2](`#${name}-swoole-512.throughputPerS / #${name}-512.throughputPerS`);

/** The shortest or the longest sleep of the independent test of TrueAsync. */
const sleep = (pattern: RegExp) =>
  ms[0]((runs) =>
    numberIn(runs(TRUEASYNC).notes?.join(' '), pattern, `notes of run “${TRUEASYNC}”`),
  );

/** Every number that the study derives from its result files. */
export const quantities = readFrom(RUN, {
  '{entry}-db-cores': count[1]((runs, {entry}) => read(runs, entry, 'async-db', 'cpuCores')),
  '{entry}-db-cpu': cpuUs('async-db'),
  '{entry}-baseline-cpu': cpuUs('baseline'),
  '{entry}-api-growth': ratio[1](
    (runs, {entry}) => rate(runs, entry, 'api-16') / rate(runs, entry, 'api-4'),
  ),
  'db-connections': count[0]((runs) =>
    connectionsOf(runs(RUN), inProfile(runs(RUN), 'swoole', 'async-db')),
  ),
  'best-blocking-kept': perS[0]((runs) => Math.max(...ratesOf(runs, 'kept-blocking'))),
  'least-blocking-kept': perS[0]((runs) => Math.min(...ratesOf(runs, 'kept-blocking'))),
  'best-coroutine': perS[0]((runs) => Math.max(...ratesOf(runs, 'kept-coroutine'))),
  'state-over-fpm': over('swoole', 'php-fpm', 'async-db'),
  'state-over-fpm-baseline': over('swoole', 'php-fpm', 'baseline'),
  'trueasync-over-fpm-api-4': over('frankenphp-trueasync', 'php-fpm', 'api-4'),
  'trueasync-if-busy': perS[0](
    (runs) =>
      rate(runs, 'frankenphp-trueasync', 'async-db') *
      (read(runs, 'php-fpm', 'async-db', 'cpuCores') /
        read(runs, 'frankenphp-trueasync', 'async-db', 'cpuCores')),
  ),
  'trueasync-in-system': count[0](
    'inFlight(#frankenphp-trueasync-async-db-1024.throughputPerS, #frankenphp-trueasync-async-db-1024.latencyMs.mean)',
  ),
  'trueasync-p99': seconds[2]('#frankenphp-trueasync-async-db-1024.latencyMs.p99 / 1000'),
  'db-duration': durationOf('async-db'),
  'printed-duration': seconds[0]('#.load.durationS'),
  'api-duration': durationOf('api-4'),
  'least-pool': count[0]((runs) =>
    settingNumber(runs(RUN), 'frankenphp-trueasync', 'database', /pool of (\d+)/),
  ),
  'db-limit': count[0]((runs) =>
    numberIn(
      runs(RUN).environment.notes?.join(' '),
      /allows (\d+) connections/,
      `environment.notes of run “${RUN}”`,
    ),
  ),

  // A leaderboard of frameworks, compared at 512 connections.
  ...readFrom(SECOND, {
    'second-connections': count[0]('512'),
    'second-high-from': share[0](() => HIGH_FROM - 1),
    'second-high': count[0](
      (runs) => sharesOfConnections(runs).filter((each) => each > HIGH_FROM).length,
    ),
    // A mean is at least half of the median, so more than twice the connections can't be.
    'second-impossible': count[0](
      (runs) => sharesOfConnections(runs).filter((each) => each > 2).length,
    ),
    'second-hleb-workerman': count[0](
      'inFlight(#hleb2-workerman-512.throughputPerS, #hleb2-workerman-512.latencyMs.p50)',
    ),
    'second-most': ratio[1]((runs) => Math.max(...sharesOfConnections(runs))),
    'second-chubby': gainAtMost('chubbyphp'),
    'second-hleb': gainAtMost('hleb2'),
    'second-slim': gainAtMost('slim'),
  }),

  // Somebody else's measurement of TrueAsync, and the entry's own notes on tuning.
  ...readFrom(TRUEASYNC, {
    'trueasync-jitter-in-system': count[0](
      'inFlight(#jitter.throughputPerS, #jitter.latencyMs.p50)',
    ),
    'trueasync-requests': count[0]((runs) =>
      runs(TRUEASYNC).measurements.reduce(
        (sum, {id}) => sum + valueOf(runs(TRUEASYNC), id, 'completedRequests'),
        0,
      ),
    ),
    'jitter-shortest': sleep(/between (\d+) and \d+ ms/),
    'jitter-longest': sleep(/between \d+ and (\d+) ms/),
  }),
  ...readFrom(TUNING, {
    'tuning-collection-gain': share[0](
      '#less-collection-16.throughputPerS / #default-16.throughputPerS - 1',
    ),
    'tuning-best-gain': share[0]('#tuned-8.throughputPerS / #default-16.throughputPerS - 1'),
  }),
});
