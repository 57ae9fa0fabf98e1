import {requestsInFlight} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {settingNumber} from '../../../lib/result/stated.ts';
import {median} from '../../../lib/statistics/index.ts';
import {bytes, count, ms, perS, ratio, readFrom, seconds, share} from '../quantity.ts';
import {cellOf, connectionsOf, IO_TESTS, LEVELS, LIGHT_TESTS, RARE, RUN, TESTS} from './runs.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {RunOf} from '../types.ts';

const FILES = 'real-app-simulation-with-files';
const SLEEPING = 'real-app-simulation-with-files-and-connections';
/** Tests whose requests use a kept connection of the database each time. */
const POOLED = [
  'basic-query-with-pool',
  SLEEPING,
  `${SLEEPING}-simpler`,
  'simple-real-app-simulation',
];
const DATABASE = ['basic-query', ...POOLED];
/** Of the tests that read neither files nor a database, those that were compared. */
const LIGHT = LIGHT_TESTS.filter((test) => test !== 'real-app-simulation');

/** Quotient at a hundred connections; for `basic` with the run that the source chose. */
const ratioIn = (runs: RunOf, test: string) =>
  test === 'basic' ? rate(runs, 'basic', 'swoole') / rateOf(runs, RARE) : ratioOf(runs, test, 100);
const extreme = (pick: typeof Math.min, tests: readonly string[], show = ratio[1]) =>
  show((runs) => pick(...tests.map((test) => ratioIn(runs, test))));
const light = (pick: typeof Math.min, connections: number) =>
  perS[0]((runs) => pick(...LIGHT.map((test) => rate(runs, test, 'swoole', connections))));
/** How long Swoole's runs of the light tests took at a hundred connections. */
const lightElapsed = (pick: typeof Math.min) =>
  seconds[2]((runs) =>
    pick(...LIGHT.map((test) => read(runs, cell(runs, test, 'swoole').id, 'elapsedS'))),
  );
/** Requests in flight in Apache, in the middle of its tests. */
const inApache = (connections: number) =>
  count[0]((runs) => median(apacheAt(runs, connections).map((each) => inFlight(runs, each))));

/** Statements per second that the database answers in each pooled test and level that ended. */
const statements = (pick: typeof Math.min, server: string, connections: readonly number[]) =>
  perS[0]((runs) =>
    pick(
      ...POOLED.flatMap((test) =>
        connections
          .flatMap((each) => cellOf(runs(RUN), test, server, each) ?? [])
          .filter(({status}) => status === 'measured')
          .map(({id}) => rateOf(runs, id) * Number(runs(RUN).scenarios[test].queriesPerRequest)),
      ),
    ),
  );

/** Bytes of one answer of the heaviest test, headers included. */
const answerBytes = (server: string) =>
  bytes[0](
    (runs) =>
      read(runs, cell(runs, SLEEPING, server).id, 'bytesPerS') / rate(runs, SLEEPING, server),
  );

/** Every number that the study derives from its result file. */
export const quantities = readFrom(RUN, {
  // Rates, and Swoole's over Apache's, at a hundred connections unless the name says otherwise.
  '{test}-ratio': ratio[1]((runs, {test}) => ratioOf(runs, test, 100)),
  '{test}-swoole': perS[0]((runs, {test}) => rate(runs, test, 'swoole')),
  '{test}-apache': perS[0]((runs, {test}) => rate(runs, test, 'apache')),
  'basic-rare': perS[0](`#${RARE}.throughputPerS`),
  'basic-ratio-rare': ratio[1]('basic-swoole / basic-rare'),
  'basic-rare-over-typical': ratio[0]('basic-rare / basic-apache'),
  'least-ratio': extreme(Math.min, Object.keys(TESTS)),
  'most-ratio': extreme(Math.max, Object.keys(TESTS), ratio[0]),
  'io-least': extreme(Math.min, [...DATABASE, FILES]),
  'io-most': extreme(Math.max, [...DATABASE, FILES]),
  'database-least': extreme(Math.min, DATABASE),
  'database-most': extreme(Math.max, DATABASE),
  'sleeping-ratio-500': ratio[1]((runs) => ratioOf(runs, SLEEPING, 500)),
  'light-least-100': light(Math.min, 100),
  'light-most-100': light(Math.max, 100),
  'light-least-1000': light(Math.min, 1000),
  'light-most-1000': light(Math.max, 1000),
  'light-fall': share[0]((runs) => {
    const left = LIGHT.map(
      (test) => rate(runs, test, 'swoole', 1000) / rate(runs, test, 'swoole', 100),
    );
    return 1 - Math.min(...left);
  }),
  'light-longest': lightElapsed(Math.max),
  'statements-swoole-least': statements(Math.min, 'swoole', LEVELS),
  'statements-swoole-most': statements(Math.max, 'swoole', LEVELS),
  'statements-apache-least': statements(Math.min, 'apache', [100]),
  'statements-apache-most': statements(Math.max, 'apache', [100]),
  'files-gain-500': ratio[1](
    (runs) => rate(runs, FILES, 'swoole', 500) / rate(runs, FILES, 'swoole', 100),
  ),
  'sleeping-gain-500': ratio[2](
    (runs) => rate(runs, SLEEPING, 'swoole', 500) / rate(runs, SLEEPING, 'swoole', 100),
  ),
  'sleeping-more': ms[0](
    (runs) =>
      read(runs, cell(runs, SLEEPING, 'swoole').id, 'latencyMs.mean') -
      read(runs, cell(runs, FILES, 'swoole').id, 'latencyMs.mean'),
  ),

  // How the tests were made, what failed, and what the settings allow.
  'connections-100': count[0]((runs) => levels(runs)[0]),
  'connections-500': count[0]((runs) => levels(runs)[1]),
  'connections-1000': count[0]((runs) => levels(runs)[2]),
  'in-flight-500': inApache(500),
  'in-flight-1000': inApache(1000),
  'apache-aborted': count[0](
    (runs) =>
      runs(RUN).measurements.filter(
        ({system, status}) => system === 'apache' && status !== 'measured',
      ).length,
  ),
  'apache-at-1000': count[0](
    (runs) =>
      runs(RUN).measurements.filter((each) => each.system === 'apache' && each.load?.vus === 1000)
        .length,
  ),
  'apache-aborted-io': count[0](
    (runs) => apacheWithIo(runs).filter(({status}) => status !== 'measured').length,
  ),
  'apache-at-1000-io': count[0]((runs) => apacheWithIo(runs).length),
  'swoole-failed': count[0]((runs) =>
    all(runs, 'swoole').reduce((sum, {id}) => sum + read(runs, id, 'errors'), 0),
  ),
  // Time of one hardware thread for each Apache request, if all threads were busy: an upper bound.
  'class-cpu': ms[1]('perRequest(#.environment.cores, basic-class-load-multiple-apache)'),
  'cache-cpu': ms[0]('perRequest(#.environment.cores, real-app-simulation-apache)'),
  'answer-apache': answerBytes('apache'),
  'answer-swoole': answerBytes('swoole'),
  'process-limit': count[0]((runs) => settingNumber(runs(RUN), 'apache', 'process limit')),
  'keep-alive': seconds[0]((runs) => settingNumber(runs(RUN), 'apache', 'keep-alive time')),
  workers: count[0]((runs) => settingNumber(runs(RUN), 'swoole', 'workers')),
  'pool-per-worker': count[0]((runs) => settingNumber(runs(RUN), 'swoole', 'connection pool')),
  'pool-connections': count[0]('workers * pool-per-worker'),
  // That a request of the heaviest test sleeps in the database.
  'sleep-time': ms[0](
    `ab-outputs#.scenarios.real-app-simulation-with-files-and-connections.queriesPerRequest * #.scenarios.${SLEEPING}.ioWaitPerQueryMs`,
  ),
  'sleep-bound': perS[0]('pool-connections / (sleep-time / 1000)'),
});

const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
const rateOf = (runs: RunOf, id: string) => read(runs, id, 'throughputPerS');
const cell = (runs: RunOf, test: string, server: string, connections: number = 100) => {
  const found = cellOf(runs(RUN), test, server, connections);
  if (found) return found;
  throw new RangeError(`${RUN} has no run of ${test} on ${server} at ${connections} connections.`);
};
const rate: (...where: Parameters<typeof cell>) => number = (runs, ...where) =>
  rateOf(runs, cell(runs, ...where).id);
const ratioOf = (runs: RunOf, test: string, connections: number) =>
  rate(runs, test, 'swoole', connections) / rate(runs, test, 'apache', connections);
const inFlight = (runs: RunOf, {id}: Measurement) =>
  requestsInFlight({
    throughputPerS: rateOf(runs, id),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });

/** All Apache runs at so many connections that ended, in the order of the file. */
const apacheAt = (runs: RunOf, connections: number) =>
  Object.keys(TESTS)
    .flatMap((test) => cellOf(runs(RUN), test, 'apache', connections) ?? [])
    .filter(({status}) => status === 'measured');
const all = (runs: RunOf, system: string) =>
  runs(RUN).measurements.filter((each) => each.system === system && each.status === 'measured');

/** Apache's published runs at a thousand connections of the tests with files or a database. */
const apacheWithIo = (runs: RunOf) =>
  runs(RUN).measurements.filter(
    ({system, scenario, load}) =>
      system === 'apache' && IO_TESTS.includes(scenario) && load?.vus === LEVELS.at(-1),
  );

/** Numbers of connections of all runs, ascending, each once. */
const levels = (runs: RunOf) => {
  const {measurements} = runs(RUN);
  return [...new Set(measurements.map((each) => connectionsOf(runs(RUN), each)))].sort(
    (a, b) => a - b,
  );
};
