import {parameterOf} from '../../../../lib/result/stated.ts';
import {shown} from '../../quantity.ts';
import {
  lastedMs,
  least,
  microseconds,
  millions,
  most,
  MS_PER_S,
  page,
  PAGE,
  TESTS,
  thousands,
  THROUGHPUT_TESTS,
} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const ACTORS = 100_000;
const share = shown('share', 0);
const ms = shown('ms', 1);
const gap = (runs: RunOf, test: string) =>
  page(runs, `fiber-${test}`) / page(runs, `swoole-${test}`);
const gaps = (runs: RunOf, tests: readonly string[]) => tests.map((test) => gap(runs, test));
const timerMs = (runs: RunOf, test: string) => parameterOf(runs(PAGE), `swoole-${test}`, 'timerMs');

/** Share of a Swoole test's time that the timer at its start takes. */
const timerShare = (runs: RunOf, test: string) =>
  timerMs(runs, test) / lastedMs(runs, `swoole-${test}`);

/** Rate that the same test would have had without that timer, per second. */
const withoutTimer = (runs: RunOf, test: string) =>
  (MS_PER_S * page(runs, `swoole-${test}`, 'operations')) /
  (lastedMs(runs, `swoole-${test}`) - timerMs(runs, test));

const perActorBytes = (runs: RunOf, system: string) =>
  page(runs, `${system}-memory`, 'memoryMb.perActor') * 1e6;

const rates: Quantities = Object.fromEntries(
  TESTS.flatMap((test) => [
    [`fiber-${test}`, {unit: 'opsPerS', of: (runs) => page(runs, `fiber-${test}`)}],
    [`swoole-${test}`, {unit: 'opsPerS', of: (runs) => page(runs, `swoole-${test}`)}],
    [`gap-${test}`, {unit: 'ratio', digits: 2, of: (runs) => gap(runs, test)}],
    [
      `us-fiber-${test}`,
      {unit: 'us', digits: 2, of: (runs) => microseconds(runs, `fiber-${test}`)},
    ],
    [
      `us-swoole-${test}`,
      {unit: 'us', digits: 2, of: (runs) => microseconds(runs, `swoole-${test}`)},
    ],
  ]),
);

/** What the tests within one process show, and what their timed parts hold besides. */
export const singleProcess: Quantities = {
  ...rates,
  'least-gap': {unit: 'ratio', digits: 2, of: (runs) => least(gaps(runs, THROUGHPUT_TESTS))},
  'most-gap': {unit: 'ratio', digits: 2, of: (runs) => most(gaps(runs, THROUGHPUT_TESTS))},
  'throughput-tests': {unit: 'count', of: () => THROUGHPUT_TESTS.length},
  'compared-tests': {unit: 'count', of: () => TESTS.length},
  'fiber-ahead': {unit: 'count', of: (runs) => gaps(runs, TESTS).filter((x) => x > 1).length},
  'swoole-ahead': {unit: 'count', of: (runs) => gaps(runs, TESTS).filter((x) => x < 1).length},
  'swoole-ping-pong-lead': share((runs) => 1 / gap(runs, 'ping-pong') - 1),

  'fiber-dispatch-millions': millions(2, (runs) => page(runs, 'fiber-dispatch')),
  'fiber-message-millions': millions(2, (runs) => page(runs, 'fiber-message-throughput')),
  'dispatch-share-fiber': share(
    (runs) => page(runs, 'fiber-message-throughput') / page(runs, 'fiber-dispatch'),
  ),
  'dispatch-share-swoole': share(
    (runs) => page(runs, 'swoole-message-throughput') / page(runs, 'swoole-dispatch'),
  ),

  timer: {unit: 'ms', of: (runs) => timerMs(runs, 'kill')},
  'timer-share-message-throughput': share((runs) => timerShare(runs, 'message-throughput'), 1),
  'timer-share-multi-dispatch': share((runs) => timerShare(runs, 'multi-dispatch')),
  'timer-share-kill': share((runs) => timerShare(runs, 'kill')),
  'timer-share-spawn-kill-cycles': share((runs) => timerShare(runs, 'spawn-kill-cycles')),
  'lasted-multi-dispatch': ms((runs) => lastedMs(runs, 'swoole-multi-dispatch')),
  'lasted-kill': ms((runs) => lastedMs(runs, 'swoole-kill')),
  'lasted-spawn-kill-cycles': ms((runs) => lastedMs(runs, 'swoole-spawn-kill-cycles')),
  'spawn-kill-cycles-without-timer': thousands((runs) => withoutTimer(runs, 'spawn-kill-cycles')),
  'spawn-kill-cycles-gap-without-timer': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => page(runs, 'fiber-spawn-kill-cycles') / withoutTimer(runs, 'spawn-kill-cycles'),
  },
  'multi-dispatch-without-timer': thousands((runs) => withoutTimer(runs, 'multi-dispatch')),
  'kill-without-timer': thousands((runs) => withoutTimer(runs, 'kill')),
  'multi-dispatch-gap-without-timer': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => page(runs, 'fiber-multi-dispatch') / withoutTimer(runs, 'multi-dispatch'),
  },
  'kill-gap-without-timer': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => page(runs, 'fiber-kill') / withoutTimer(runs, 'kill'),
  },
  'spawn-share-of-kill': share((runs) => page(runs, 'fiber-kill') / page(runs, 'fiber-spawn')),

  actors: {unit: 'count', of: () => ACTORS},
  'measured-actors': {unit: 'count', of: (runs) => page(runs, 'fiber-memory', 'operations')},
  'bytes-fiber': {unit: 'bytes', digits: 0, of: (runs) => perActorBytes(runs, 'fiber')},
  'bytes-swoole': {unit: 'bytes', digits: 0, of: (runs) => perActorBytes(runs, 'swoole')},
  'memory-fiber': {
    unit: 'mb',
    digits: 0,
    of: (runs) => (ACTORS * perActorBytes(runs, 'fiber')) / 1e6,
  },
  'memory-swoole': {
    unit: 'mb',
    digits: 0,
    of: (runs) => (ACTORS * perActorBytes(runs, 'swoole')) / 1e6,
  },
};
