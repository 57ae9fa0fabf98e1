import {effects} from './quantities/effects.ts';
import {backtest} from './quantities/backtest.ts';
import {prediction} from './quantities/prediction.ts';
import {sessions} from './quantities/sessions.ts';
import {readFrom, shown} from '../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, SECOND} from './runs.ts';
import {valueOf} from '../../../lib/result/read.ts';
import type {Quantities} from '../types.ts';

const FULL = 'bench-wait-2-saturated';
const SINGLE = 'n1-bench-wait-2-single.processGroups';
const RUNTIMES = '{factorial,swow,amphp,reactphp}';
/** Everything that computes for a request. */
const CPU_OF_ALL = 'processGroups.{php,web-server,database,load-generator}.cpuMsPerRequest';

const count = shown('count');
const ratio = shown('ratio', 1);
const share = shown('share', 0);
const ms = shown('ms', 1);
const mb = shown('mb', 2);

/** Rates by wait, workload and library, and how busy the machine was. */
const throughput: Quantities = {
  'busy-{n}': shown('ratio')(`#factorial-kept-coroutine-c16-n{n}-${FULL}.utilisation`),
  'busy-dropped-2': shown('ratio')(`#factorial-per-request-coroutine-c16-n2-${FULL}.utilisation`),
  'most-workers': count(`#factorial-kept-blocking-n16-${FULL}.workers`),
  'slots-of-worker': count('#.systems.factorial-kept-coroutine-c16.coroutinesPerWorker'),
  'wait-workers': count('#factorial-kept-blocking-n2-bench-wait-0-saturated.workers'),
  // A blocking worker is busy for the whole request, so this is what its waits and computing really took.
  'request-wait-{ms}': ms(
    '2 * 1000 / #factorial-kept-blocking-n2-bench-wait-{ms}-saturated.throughputPerS',
  ),
  'gain-wait-{ms}': ratio('gain-bench-wait-{ms}'),
  'gain-wait-0': ratio('gain-bench-wait-0', 2),
  'gain-bench-wait-{ms}': ratio(
    '#factorial-kept-coroutine-c16-n2-bench-wait-{ms}-saturated.throughputPerS / #factorial-kept-blocking-n2-bench-wait-{ms}-saturated.throughputPerS',
  ),
  'gain-{workload}': ratio(
    '#factorial-kept-coroutine-c16-n2-{workload}-wait-2-saturated.throughputPerS / #factorial-kept-blocking-n2-{workload}-wait-2-saturated.throughputPerS',
  ),
  'state-of-{library}': ratio(
    `#{library}-kept-coroutine-c16-n2-${FULL}.throughputPerS / #{library}-per-request-coroutine-c16-n2-${FULL}.throughputPerS`,
  ),
  'state-fiber': ratio('state-of-factorial'),
  'state-amphp': ratio('state-of-amphp'),
  'state-reactphp': ratio('state-of-reactphp'),
  'techempower-connections': count('techempower-php-2019-12/query#.load.vus'),
  'techempower-waiting-{queries}': ratio(
    'techempower-php-2019-12/query#swoole-query-q{queries}.throughputPerS / techempower-php-2019-12/query#swoole-no-async-query-q{queries}.throughputPerS',
    2,
  ),
  'techempower-state-{queries}': ratio(
    'techempower-php-2019-12/query#swoole-no-async-query-q{queries}.throughputPerS / techempower-php-2019-12/query#php-query-q{queries}.throughputPerS',
    2,
  ),
};

/** CPU time and memory: what a request, a process and a coroutine take. */
const cost: Quantities = {
  'mb-per-process': mb(
    `(#factorial-kept-blocking-n16-${FULL}.memoryMb.loaded - #factorial-kept-blocking-n1-${FULL}.memoryMb.loaded) / 15`,
    1,
  ),
  // Four workers with sixteen coroutines have sixty slots more than four blocking ones.
  'mb-per-coroutine': mb(
    `(#factorial-kept-coroutine-c16-n4-${FULL}.memoryMb.loaded - #factorial-kept-blocking-n4-${FULL}.memoryMb.loaded) / 60`,
  ),
  'cpu-kept-{group}': ms(`#factorial-kept-blocking-${SINGLE}.{group}.cpuMsPerRequest`),
  'cpu-connecting-anew-{group}': ms(
    `#factorial-app-kept-db-per-request-blocking-${SINGLE}.{group}.cpuMsPerRequest`,
  ),
  'cpu-connect': ms('cpu-connecting-anew-php - cpu-kept-php'),
  'cpu-connect-database': ms('cpu-connecting-anew-database - cpu-kept-database'),
  'cpu-boot': ms(
    `#factorial-app-per-request-db-kept-blocking-${SINGLE}.php.cpuMsPerRequest - cpu-kept-php`,
  ),
  'cpu-loop-more': ms(
    `#factorial-kept-coroutine-c1-${SINGLE}.php.cpuMsPerRequest - cpu-kept-php`,
    2,
  ),
  'cpu-alone': ms(`sum(#factorial-kept-coroutine-c1-n1-bench-wait-2-single.${CPU_OF_ALL})`),
  'cpu-in-company': ms(`sum(#factorial-kept-coroutine-c16-n4-${FULL}.${CPU_OF_ALL})`),
};

/** How busy all cores were, in each cell of both frameworks. */
const busyFrameworks = (waiting: string, pick: typeof Math.max) =>
  share((runs) => {
    const run = runs(FRAMEWORKS_RUN);
    const cells = run.measurements.filter(({system}) => run.systems[system].waiting === waiting);
    return pick(...cells.map(({id}) => valueOf(run, id, 'utilisation')));
  });

/** How full the cores were in the two later sessions, and what a request cost them. */
const cores: Quantities = {
  'busy-frameworks-coroutine-least': busyFrameworks('coroutine', Math.min),
  'busy-frameworks-coroutine-most': busyFrameworks('coroutine', Math.max),
  'busy-frameworks-blocking-least': busyFrameworks('blocking', Math.min),
  'busy-frameworks-blocking-most': busyFrameworks('blocking', Math.max),
  ...readFrom(RUNTIMES_RUN, {
    'busy-runtimes-kept-least': share(
      `min(#${RUNTIMES}-kept-coroutine-c16-n2-${FULL}.utilisation)`,
    ),
    'busy-runtimes-kept-most': share(`max(#${RUNTIMES}-kept-coroutine-c16-n2-${FULL}.utilisation)`),
    'database-share-of-{runtime}': share(
      `#{runtime}-kept-coroutine-c16-n2-${FULL}.processGroups.database.cpuMsPerRequest / sum(#{runtime}-kept-coroutine-c16-n2-${FULL}.${CPU_OF_ALL})`,
    ),
  }),
  'database-share-runtimes-least': share(`min(database-share-of-${RUNTIMES})`),
  'database-share-runtimes-most': share(`max(database-share-of-${RUNTIMES})`),
  ...readFrom(FRAMEWORKS_RUN, {
    'cpu-all-{app}-kept': ms(`sum(#swoole-{app}-kept-coroutine-c16-n2-${FULL}.${CPU_OF_ALL})`),
    'cpu-all-{app}-dropped': ms(
      `sum(#swoole-{app}-per-request-coroutine-c16-n2-${FULL}.${CPU_OF_ALL})`,
    ),
    // What a new connection costs, blocking and booted anew.
    'cpu-connecting-of-{group}-{app}': ms(
      `#swoole-{app}-per-request-blocking-n2-${FULL}.processGroups.{group}.cpuMsPerRequest - #swoole-{app}-app-per-request-db-kept-blocking-n2-${FULL}.processGroups.{group}.cpuMsPerRequest`,
    ),
  }),
  'cpu-connecting-{app}': ms('cpu-connecting-of-php-{app}'),
  'cpu-connecting-database-{app}': ms('cpu-connecting-of-database-{app}'),
};

/** What the same design was on a machine with another processor. */
const secondMachine = readFrom(SECOND, {
  'second-workers': count(`#factorial-kept-blocking-n2-${FULL}.workers`),
  'second-blocks': count('#.origin.harness.blocks'),
  'second-measure-s': shown('s')(`#factorial-kept-blocking-n2-${FULL}.load.durationS`),
});

/** Every number that the study derives from its result files. */
export const quantities = readFrom(OWN, {
  ...throughput,
  ...effects,
  ...cost,
  ...cores,
  ...secondMachine,
  ...sessions,
  ...prediction,
  ...backtest,
});
