import {TEST_LEVEL} from '../../../lib/statistics/compare.ts';
import {allSessionsCompared, sessionsCompared, sessionsDiffer} from '../effects.ts';
import {FRAMEWORKS, setting, SHARED} from '../laravel-on-swoole/cells.ts';
import {repeatsIn} from '../laravel-on-swoole/session.ts';
import {count, mb, ms, ratio, readFrom, seconds, share} from '../quantity.ts';
import {backtest} from './quantities/backtest.ts';
import {effects} from './quantities/effects.ts';
import {equalSlots} from './quantities/equal-slots.ts';
import {prediction} from './quantities/prediction.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, SECOND} from './runs.ts';
import {swowQuantities} from './swow.ts';
import type {SessionsOf} from '../effects.ts';
import type {Quantities, RunOf} from '../types.ts';

/** The session of the frameworks, and the one before it, on shared cores both. */
const both: SessionsOf = ({app}) => [
  {run: FRAMEWORKS_RUN, setting: setting(app)},
  {run: SHARED, setting: setting(app)},
];
const FIRST = {run: OWN, setting: {workers: 2}};
/** The server of the first run in the later session, and the first run. */
const firstAgain: SessionsOf = () => [
  {run: RUNTIMES_RUN, setting: {...setting('small'), runtime: 'fiber', placement: undefined}},
  FIRST,
];
const secondOverFirst: SessionsOf = () => [{run: SECOND, setting: {workers: 2}}, FIRST];

/** All effects that both sessions have of both frameworks. */
const OF_FRAMEWORKS = FRAMEWORKS.map((app) => ({app}));
const allCompared = (runs: RunOf) => allSessionsCompared(runs, both, OF_FRAMEWORKS);

/** What was run and how the sessions went, and the same effects in two of them: {effect} as `CORNER_EFFECTS` names them. */
const sessions: Quantities = {
  ...readFrom(OWN, {
    'measure-s': seconds('#factorial-kept-blocking-n2-bench-wait-2-saturated.load.durationS'),
    'wait-asked-most': ms('#.scenarios.bench-wait-4.ioWaitPerQueryMs'),
  }),
  'runs-made': count((runs) => repeatsIn(runs(OWN))),
  'first-again-{effect}': sessionsCompared(firstAgain),
  'first-again-{effect}-p': sessionsDiffer(firstAgain),
  'second-over-first-{effect}': sessionsCompared(secondOverFirst),
  'second-over-first-{effect}-p': sessionsDiffer(secondOverFirst),
  'again-effects': count((runs) => allCompared(runs).length),
  'again-differ': count((runs) => allCompared(runs).filter(({p}) => p < TEST_LEVEL).length),
  'again-most': ratio[2]((runs) =>
    Math.exp(Math.max(...allCompared(runs).map(({ratio: apart}) => Math.abs(Math.log(apart))))),
  ),
  'test-level': share[0](() => TEST_LEVEL),
};

const FULL = 'bench-wait-2-saturated';
const SINGLE = 'n1-bench-wait-2-single.processGroups';
/** Everything that computes for a request. */
const CPU_OF_ALL = 'processGroups.{php,web-server,database,load-generator}.cpuMsPerRequest';

/** Every number that the study derives from its result files. */
export const quantities = readFrom(OWN, {
  // Rates by wait, workload and library, and how busy the machine was.
  'busy-{n}': ratio(`#factorial-kept-coroutine-c16-n{n}-${FULL}.utilisation`),
  // A blocking worker is busy for the whole request, so this is what its waits and computing really took.
  'request-wait-{ms}': ms[1](
    '2 * 1000 / #factorial-kept-blocking-n2-bench-wait-{ms}-saturated.throughputPerS',
  ),
  'gain-wait-{ms}': ratio[1]('gain-bench-wait-{ms}'),
  'gain-wait-0': ratio[2]('gain-bench-wait-0'),
  'gain-bench-wait-{ms}': ratio[1](
    '#factorial-kept-coroutine-c16-n2-bench-wait-{ms}-saturated.throughputPerS / #factorial-kept-blocking-n2-bench-wait-{ms}-saturated.throughputPerS',
  ),
  'gain-{workload}': ratio[1](
    '#factorial-kept-coroutine-c16-n2-{workload}-wait-2-saturated.throughputPerS / #factorial-kept-blocking-n2-{workload}-wait-2-saturated.throughputPerS',
  ),
  'state-of-{library}': ratio[1](
    `#{library}-kept-coroutine-c16-n2-${FULL}.throughputPerS / #{library}-per-request-coroutine-c16-n2-${FULL}.throughputPerS`,
  ),
  'state-fiber': ratio[1]('state-of-factorial'),
  'state-amphp': ratio[1]('state-of-amphp'),
  'state-reactphp': ratio[1]('state-of-reactphp'),
  'techempower-waiting-{queries}': ratio[2](
    'techempower-php-2019-12/query#swoole-query-q{queries}.throughputPerS / techempower-php-2019-12/query#swoole-no-async-query-q{queries}.throughputPerS',
  ),
  'techempower-state-{queries}': ratio[2](
    'techempower-php-2019-12/query#swoole-no-async-query-q{queries}.throughputPerS / techempower-php-2019-12/query#php-query-q{queries}.throughputPerS',
  ),
  ...effects,

  // CPU time and memory: what a request, a process and a coroutine take.
  'mb-per-process': mb[1](
    `(#factorial-kept-blocking-n16-${FULL}.memoryMb.loaded - #factorial-kept-blocking-n1-${FULL}.memoryMb.loaded) / 15`,
  ),
  // Four workers with sixteen coroutines have sixty slots more than four blocking ones.
  'mb-per-coroutine': mb[2](
    `(#factorial-kept-coroutine-c16-n4-${FULL}.memoryMb.loaded - #factorial-kept-blocking-n4-${FULL}.memoryMb.loaded) / 60`,
  ),
  'cpu-kept-{group}': ms[1](`#factorial-kept-blocking-${SINGLE}.{group}.cpuMsPerRequest`),
  'cpu-connecting-anew-{group}': ms[1](
    `#factorial-app-kept-db-per-request-blocking-${SINGLE}.{group}.cpuMsPerRequest`,
  ),
  'cpu-connect': ms[1]('cpu-connecting-anew-php - cpu-kept-php'),
  'cpu-connect-database': ms[1]('cpu-connecting-anew-database - cpu-kept-database'),
  'cpu-boot': ms[1](
    `#factorial-app-per-request-db-kept-blocking-${SINGLE}.php.cpuMsPerRequest - cpu-kept-php`,
  ),
  'cpu-loop-more': ms[2](
    `#factorial-kept-coroutine-c1-${SINGLE}.php.cpuMsPerRequest - cpu-kept-php`,
  ),
  'cpu-alone': ms[1](`sum(#factorial-kept-coroutine-c1-n1-bench-wait-2-single.${CPU_OF_ALL})`),
  'cpu-in-company': ms[1](`sum(#factorial-kept-coroutine-c16-n4-${FULL}.${CPU_OF_ALL})`),

  ...equalSlots,
  ...swowQuantities,
  ...sessions,
  ...prediction,
  ...backtest,
});
