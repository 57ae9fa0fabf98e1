// @ts-check
import {requestsInFlight} from '../../../lib/queueing/index.js';
import {measurementOf, valueOf} from '../../../lib/result/read.js';
import {cellOf, connectionsOf, IO_TESTS, LEVELS, RARE, RUN, SUMMARY, TESTS} from './runs.js';

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const rateOf = (runs, id) => read(runs, id, 'throughputPerS');
const cell = (runs, test, server, connections = 100) =>
  cellOf(runs(RUN), test, server, connections);
const rate = (runs, ...where) => rateOf(runs, cell(runs, ...where).id);
const ratio = (runs, test, connections) =>
  rate(runs, test, 'swoole', connections) / rate(runs, test, 'apache', connections);
const inFlight = (runs, {id}) =>
  requestsInFlight({
    throughputPerS: rateOf(runs, id),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });

/** All Apache runs at so many connections that ended, in the order of the file. */
const apacheAt = (runs, connections) =>
  Object.keys(TESTS)
    .map((test) => cell(runs, test, 'apache', connections))
    .filter((found) => found?.status === 'measured');
const all = (runs, system) =>
  runs(RUN).measurements.filter((each) => each.system === system && each.status === 'measured');

/** Apache's published runs at a thousand connections of the tests with files or a database. */
const apacheWithIo = (runs) =>
  runs(RUN).measurements.filter(
    ({system, scenario, load}) =>
      system === 'apache' && IO_TESTS.includes(scenario) && load?.vus === LEVELS.at(-1),
  );

/** Numbers of connections of all runs, ascending, each once. */
const levels = (runs) => {
  const {measurements} = runs(RUN);
  return [...new Set(measurements.map((each) => connectionsOf(runs(RUN), each)))].sort(
    (a, b) => a - b,
  );
};

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
};

const times = (of, digits = 1) => ({unit: 'ratio', digits, of});
const perS = (of) => ({unit: 'perS', digits: 0, of});
const ms = (of, digits = 0) => ({unit: 'ms', digits, of});
const count = (of) => ({unit: 'count', digits: 0, of});

/** Both rates and their quotient at a hundred connections, for each test. */
const atHundred = Object.fromEntries(
  Object.keys(TESTS).flatMap((test) => [
    [`${test}-ratio`, times((runs) => ratio(runs, test, 100))],
    [`${test}-swoole`, perS((runs) => rate(runs, test, 'swoole'))],
    [`${test}-apache`, perS((runs) => rate(runs, test, 'apache'))],
  ]),
);

const seconds = (of) => ({unit: 's', digits: 2, of});
const bytes = (of) => ({unit: 'bytes', digits: 0, of});

/** How long Swoole's runs of the four light tests took at a hundred connections, in seconds. */
const lightElapsed = (runs) =>
  lightTests.map((test) => read(runs, cell(runs, test, 'swoole').id, 'elapsedS'));

const FILES = 'real-app-simulation-with-files';
const SLEEPING = 'real-app-simulation-with-files-and-connections';
/** Bytes of one answer of the heaviest test, headers included: bytes per second over answers per second. */
const answerBytes = (runs, server) =>
  read(runs, cell(runs, SLEEPING, server).id, 'bytesPerS') / rate(runs, SLEEPING, server);
const ofApache = (/** @type {import('../types.js').RunOf} */ runs) =>
  runs(RUN).systems.apache.settings ?? {};
const settings = (runs) => runs(RUN).systems.swoole.settings;
const poolSize = (runs) =>
  Number.parseInt(settings(runs).workers, 10) *
  Number.parseInt(settings(runs)['connection pool'], 10);
/** Time that a request of the heaviest test sleeps in the database, in seconds. */
const sleepS = (runs) => {
  const {queriesPerRequest, ioWaitPerQueryMs} = runs(RUN).scenarios[SLEEPING];
  return (queriesPerRequest * ioWaitPerQueryMs) / 1000;
};

/** @type {import('../types.js').Quantities} */
export const quantities = {
  ...atHundred,

  measured: count((runs) => runs(RUN).measurements.length),
  'requests-per-run': count((runs) => runs(RUN).load.requests),
  threads: count((runs) => runs(RUN).environment.cores),

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
      runs(RUN).measurements.filter(
        (each) => each.system === 'apache' && (each.load?.vus ?? 0) === 1000,
      ).length,
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
  'hello-cpu': ms((runs) => (1000 * runs(RUN).environment.cores) / rateOf(runs, RARE), 2),
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

  'process-limit': count((runs) => Number.parseInt(ofApache(runs)['process limit'], 10)),
  'keep-alive': {
    unit: 's',
    digits: 0,
    of: (runs) => Number.parseInt(ofApache(runs)['keep-alive time'], 10),
  },
  workers: count((runs) => Number.parseInt(settings(runs).workers, 10)),
  'pool-connections': count(poolSize),
  'sleeping-queries': count((runs) => runs(RUN).scenarios[SLEEPING].queriesPerRequest),
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
  'pool-500-connections': count(
    (runs) =>
      measurementOf(runs(RUN), 'basic-query-with-pool-3-swoole').load?.vus ?? runs(RUN).load.vus,
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
const lightRates = (runs, connections) =>
  lightTests.map((test) => rate(runs, test, 'swoole', connections));

/** Statements per second that the database answers in each pooled test and level that ended. */
function statements(runs, server, levels) {
  return pooledTests.flatMap((test) =>
    levels
      .map((connections) => cell(runs, test, server, connections))
      .filter((found) => found?.status === 'measured')
      .map(({id}) => rateOf(runs, id) * runs(RUN).scenarios[test].queriesPerRequest),
  );
}

/** Latencies of the query on a new connection, at a hundred connections. */
function unpooled(server) {
  return Object.fromEntries(
    ['p50', 'p95', 'p99', 'max'].map((path) => [
      `basic-query-${server}-${path}`,
      ms((runs) => read(runs, cell(runs, 'basic-query', server).id, `latencyMs.${path}`)),
    ]),
  );
}

/** Quotient at a hundred connections; for `basic` with the run that the source chose. */
function ratioIn(runs) {
  return (test) =>
    test === 'basic' ? rate(runs, 'basic', 'swoole') / rateOf(runs, RARE) : ratio(runs, test, 100);
}

/** Time of one hardware thread for each Apache request, if all threads were busy: an upper bound. */
function threadMs(runs, test) {
  return (1000 * runs(RUN).environment.cores) / rate(runs, test, 'apache');
}
