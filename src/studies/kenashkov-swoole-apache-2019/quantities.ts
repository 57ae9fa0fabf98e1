import {valueOf} from '../../../lib/result/read.ts';
import {
  coresOf,
  loadNumber,
  runLoadNumber,
  scenarioNumber,
  settingNumber,
} from '../../../lib/result/stated.ts';
import {median} from '../../../lib/statistics/index.ts';
import {shown} from '../quantity.ts';
import {
  all,
  apacheAt,
  apacheWithIo,
  cell,
  inFlight,
  levels,
  rate,
  rateOf,
  ratio,
  read,
} from './read.ts';
import {cellOf, LEVELS, RARE, RUN, SUMMARY, TESTS} from './runs.ts';
import type {Quantities, RunOf} from '../types.ts';

const times = shown('ratio', 1);
const perS = shown('perS', 0);
const ms = shown('ms', 0);
const count = shown('count', 0);

/** Both rates and their quotient at a hundred connections, for each test. */
const atHundred = Object.fromEntries(
  Object.keys(TESTS).flatMap((test) => [
    [`${test}-ratio`, times((runs) => ratio(runs, test, 100))],
    [`${test}-swoole`, perS((runs) => rate(runs, test, 'swoole'))],
    [`${test}-apache`, perS((runs) => rate(runs, test, 'apache'))],
  ]),
);

const seconds = shown('s', 2);
const bytes = shown('bytes', 0);

/** How long Swoole's runs of the four light tests took at a hundred connections, in seconds. */
const lightElapsed = (runs: RunOf) =>
  lightTests.map((test) => read(runs, cell(runs, test, 'swoole').id, 'elapsedS'));

const FILES = 'real-app-simulation-with-files';
const SLEEPING = 'real-app-simulation-with-files-and-connections';
/** Bytes of one answer of the heaviest test, headers included: bytes per second over answers per second. */
const answerBytes = (runs: RunOf, server: string) =>
  read(runs, cell(runs, SLEEPING, server).id, 'bytesPerS') / rate(runs, SLEEPING, server);
const ofApache = (runs: RunOf, name: string) => settingNumber(runs(RUN), 'apache', name);
const workers = (runs: RunOf) => settingNumber(runs(RUN), 'swoole', 'workers');
const poolSize = (runs: RunOf) =>
  workers(runs) * settingNumber(runs(RUN), 'swoole', 'connection pool');
const queriesOf = (runs: RunOf, test: string) =>
  scenarioNumber(runs(RUN), test, 'queriesPerRequest');
/** Time that a request of the heaviest test sleeps in the database, in seconds. */
const sleepS = (runs: RunOf) =>
  (queriesOf(runs, SLEEPING) * scenarioNumber(runs(RUN), SLEEPING, 'ioWaitPerQueryMs')) / 1000;

export const quantities: Quantities = {
  ...atHundred,

  measured: count((runs) => runs(RUN).measurements.length),
  'requests-per-run': count((runs) => runLoadNumber(runs(RUN), 'requests')),
  threads: count((runs) => coresOf(runs(RUN))),

  'basic-rare': perS((runs) => rateOf(runs, RARE)),
  'basic-ratio-rare': times((runs) => rate(runs, 'basic', 'swoole') / rateOf(runs, RARE)),
  'basic-rare-over-typical': times((runs) => rateOf(runs, RARE) / rate(runs, 'basic', 'apache'), 0),
  'basic-elapsed': {unit: 's', digits: 1, of: (runs) => read(runs, 'basic-2-apache', 'elapsedS')},
  'basic-rare-elapsed': {unit: 's', digits: 1, of: (runs) => read(runs, RARE, 'elapsedS')},
  'basic-p99': ms((runs) => read(runs, 'basic-2-apache', 'latencyMs.p99')),
  'basic-max': ms((runs) => read(runs, 'basic-2-apache', 'latencyMs.max')),
  'basic-rare-p50': ms((runs) => read(runs, RARE, 'latencyMs.p50')),
  'basic-p50': ms((runs) => read(runs, 'basic-2-apache', 'latencyMs.p50')),
  'basic-500-apache': perS((runs) => rate(runs, 'basic', 'apache', 500)),
  'class-load-500-apache': perS((runs) => rate(runs, 'basic-class-load', 'apache', 500)),
  'basic-500-p95': ms((runs) => read(runs, cell(runs, 'basic', 'apache', 500).id, 'latencyMs.p95')),
  'basic-500-max': {
    unit: 'ms',
    digits: 0,
    of: (runs) => read(runs, cell(runs, 'basic', 'apache', 500).id, 'latencyMs.max'),
  },
  'basic-500-p99': ms((runs) => read(runs, cell(runs, 'basic', 'apache', 500).id, 'latencyMs.p99')),
  'basic-ratio-500': times((runs) => ratio(runs, 'basic', 500), 0),

  'least-ratio': times((runs) => Math.min(...Object.keys(TESTS).map(ratioIn(runs)))),
  'most-ratio': times((runs) => Math.max(...Object.keys(TESTS).map(ratioIn(runs))), 0),
  'io-least': times((runs) => Math.min(...ioTests.map(ratioIn(runs)))),
  'io-most': times((runs) => Math.max(...ioTests.map(ratioIn(runs)))),
  'database-least': times((runs) => Math.min(...databaseTests.map(ratioIn(runs)))),
  'database-most': times((runs) => Math.max(...databaseTests.map(ratioIn(runs)))),
  'stated-autoload': times((runs) => valueOf(runs(SUMMARY), 'autoload', 'throughputRatio'), 0),
  'sleeping-ratio-500': times((runs) => ratio(runs, SLEEPING, 500)),
  'pool-ratio-500': times(
    (runs) =>
      rateOf(runs, 'basic-query-with-pool-3-swoole') /
      rate(runs, 'basic-query-with-pool', 'apache', 500),
  ),

  'in-flight-500': count((runs) => median(apacheAt(runs, 500).map((each) => inFlight(runs, each)))),
  'in-flight-1000': count((runs) =>
    median(apacheAt(runs, 1000).map((each) => inFlight(runs, each))),
  ),
  'apache-aborted': count(
    (runs) =>
      runs(RUN).measurements.filter(
        ({system, status}) => system === 'apache' && status !== 'measured',
      ).length,
  ),
  'apache-at-1000': count(
    (runs) =>
      runs(RUN).measurements.filter((each) => each.system === 'apache' && each.load?.vus === 1000)
        .length,
  ),
  'apache-aborted-io': count(
    (runs) => apacheWithIo(runs).filter(({status}) => status !== 'measured').length,
  ),
  'apache-at-1000-io': count((runs) => apacheWithIo(runs).length),
  'apache-least-failed': count((runs) =>
    Math.min(...apacheAt(runs, 500).map(({id}) => read(runs, id, 'errors'))),
  ),
  'apache-most-failed': count((runs) =>
    Math.max(
      ...[...apacheAt(runs, 500), ...apacheAt(runs, 1000)].map(({id}) => read(runs, id, 'errors')),
    ),
  ),
  'swoole-failed': count((runs) =>
    all(runs, 'swoole').reduce((sum, {id}) => sum + read(runs, id, 'errors'), 0),
  ),

  'class-cpu': ms((runs) => threadMs(runs, 'basic-class-load-multiple'), 1),
  'hello-cpu': ms((runs) => (1000 * coresOf(runs(RUN))) / rateOf(runs, RARE), 2),
  'cache-cpu': ms((runs) => threadMs(runs, 'real-app-simulation'), 0),

  'light-least-100': perS((runs) => Math.min(...lightRates(runs, 100))),
  'light-most-100': perS((runs) => Math.max(...lightRates(runs, 100))),
  'light-fall': {
    unit: 'share',
    digits: 0,
    of: (runs) =>
      1 -
      Math.min(
        ...lightTests.map(
          (test) => rate(runs, test, 'swoole', 1000) / rate(runs, test, 'swoole', 100),
        ),
      ),
  },
  'light-least-1000': perS((runs) => Math.min(...lightRates(runs, 1000))),
  'light-most-1000': perS((runs) => Math.max(...lightRates(runs, 1000))),

  ...unpooled('apache'),
  ...unpooled('swoole'),
  'statements-swoole-least': perS((runs) => Math.min(...statements(runs, 'swoole', LEVELS))),
  'statements-swoole-most': perS((runs) => Math.max(...statements(runs, 'swoole', LEVELS))),
  'statements-apache-least': perS((runs) => Math.min(...statements(runs, 'apache', [100]))),
  'statements-apache-most': perS((runs) => Math.max(...statements(runs, 'apache', [100]))),
  'files-mean': ms((runs) => read(runs, cell(runs, FILES, 'swoole').id, 'latencyMs.mean')),
  'sleeping-mean': ms((runs) => read(runs, cell(runs, SLEEPING, 'swoole').id, 'latencyMs.mean')),
  'sleeping-500-swoole': perS((runs) => rate(runs, SLEEPING, 'swoole', 500)),
  'sleeping-more': ms(
    (runs) =>
      read(runs, cell(runs, SLEEPING, 'swoole').id, 'latencyMs.mean') -
      read(runs, cell(runs, FILES, 'swoole').id, 'latencyMs.mean'),
  ),

  'connections-100': count((runs) => levels(runs)[0]),
  'connections-500': count((runs) => levels(runs)[1]),
  'connections-1000': count((runs) => levels(runs)[2]),
  'light-shortest': seconds((runs) => Math.min(...lightElapsed(runs))),
  'light-longest': seconds((runs) => Math.max(...lightElapsed(runs))),
  'answer-apache': bytes((runs) => answerBytes(runs, 'apache')),
  'answer-swoole': bytes((runs) => answerBytes(runs, 'swoole')),

  'process-limit': count((runs) => ofApache(runs, 'process limit')),
  'keep-alive': {unit: 's', digits: 0, of: (runs) => ofApache(runs, 'keep-alive time')},
  workers: count(workers),
  'pool-per-worker': count((runs) => poolSize(runs) / workers(runs)),
  'pool-connections': count(poolSize),
  'sleeping-queries': count((runs) => queriesOf(runs, SLEEPING)),
  'sleep-time': ms((runs) => 1000 * sleepS(runs)),
  'sleep-bound': perS((runs) => poolSize(runs) / sleepS(runs)),
  'files-gain-500': times(
    (runs) => rate(runs, FILES, 'swoole', 500) / rate(runs, FILES, 'swoole', 100),
  ),
  'sleeping-gain-500': times(
    (runs) => rate(runs, SLEEPING, 'swoole', 500) / rate(runs, SLEEPING, 'swoole', 100),
    2,
  ),
  'pool-after-500-stated': perS((runs) => rateOf(runs, 'basic-query-with-pool-3-swoole')),
  'pool-500-connections': count((runs) =>
    loadNumber(runs(RUN), 'basic-query-with-pool-3-swoole', 'vus'),
  ),
};

/** Tests whose requests use a kept connection of the database each time. */
const pooledTests = [
  'basic-query-with-pool',
  SLEEPING,
  `${SLEEPING}-simpler`,
  'simple-real-app-simulation',
];
const databaseTests = ['basic-query', ...pooledTests];
const ioTests = [...databaseTests, FILES];
const lightTests = [
  'basic',
  'basic-class-load',
  'basic-class-load-multiple',
  'basic-query-with-pool-and-caching',
];
const lightRates = (runs: RunOf, connections: number) =>
  lightTests.map((test) => rate(runs, test, 'swoole', connections));

/** Statements per second that the database answers in each pooled test and level that ended. */
function statements(runs: RunOf, server: string, levels: readonly number[]) {
  return pooledTests.flatMap((test) =>
    levels
      .flatMap((connections) => cellOf(runs(RUN), test, server, connections) ?? [])
      .filter(({status}) => status === 'measured')
      .map(({id}) => rateOf(runs, id) * queriesOf(runs, test)),
  );
}

/** Latencies of the query on a new connection, at a hundred connections. */
function unpooled(server: string) {
  return Object.fromEntries(
    ['p50', 'p95', 'p99', 'max'].map((path) => [
      `basic-query-${server}-${path}`,
      ms((runs) => read(runs, cell(runs, 'basic-query', server).id, `latencyMs.${path}`)),
    ]),
  );
}

/** Quotient at a hundred connections; for `basic` with the run that the source chose. */
const ratioIn: (runs: RunOf) => (test: string) => number = (runs) => {
  return (test) =>
    test === 'basic' ? rate(runs, 'basic', 'swoole') / rateOf(runs, RARE) : ratio(runs, test, 100);
};

/** Time of one hardware thread for each Apache request, if all threads were busy: an upper bound. */
function threadMs(runs: RunOf, test: string) {
  return (1000 * coresOf(runs(RUN))) / rate(runs, test, 'apache');
}
