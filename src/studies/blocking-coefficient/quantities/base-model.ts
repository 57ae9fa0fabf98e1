import {
  blockedShare,
  blockingCoefficient,
  coroutineGainLimit,
  optimalSlots,
} from '../../../../lib/queueing/blocking-coefficient.ts';
import {scenarioNumber} from '../../../../lib/result/stated.ts';
import {USUAL_POOL} from './printed.ts';
import {
  THEORY,
  cores,
  coresOf,
  count,
  mb,
  ms,
  perS,
  ratio,
  share,
  statistics,
  theory,
  timesAt,
} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const MB_PER_MIB = 1.048576;
const KIB_PER_MIB = 1024;

/** Times of the source's base model, in seconds. */
const baseTimes = (runs: RunOf) => timesAt(runs, 'base');
const serviceMs = (runs: RunOf) => theory(runs, 'base', 'cpuMs') + theory(runs, 'base', 'ioMs');
const localhostSlots = (runs: RunOf) =>
  1 + theory(runs, 'environment-localhost', 'ioMs') / theory(runs, 'base', 'cpuMs');

const coroutineMib = (runs: RunOf, at: string = 'coroutine-step') =>
  theory(runs, at, 'memoryMib.perCoroutine');
const workerMb = (runs: RunOf) => theory(runs, 'sevalla', 'memoryMb.perWorker');
const coroutineMb = (runs: RunOf, at?: string) => coroutineMib(runs, at) * MB_PER_MIB;
/** The smallest coroutine that the source knows. */
const SMALLEST = 'coroutine-step-128-kib';
const smallMib = (runs: RunOf) => statistics(runs, 'scenario-2000', 'memoryMib.perCoroutine');

/** What blocking workers serve at the base model's times. */
const served: (workers: number) => (runs: RunOf) => number = (workers) => (runs) =>
  (workers * 1000) / serviceMs(runs);

/** The source's base model: one millisecond of computing, and queries over a network. */
export const baseModel: Quantities = {
  'base-queries': count((runs) => scenarioNumber(runs(THEORY), 'cloud', 'queriesPerRequest')),
  'base-io-per-query': ms((runs) => scenarioNumber(runs(THEORY), 'cloud', 'ioWaitPerQueryMs')),
  'base-beta': ratio((runs) => blockingCoefficient(baseTimes(runs)), 0),
  'base-share': ratio((runs) => blockedShare(baseTimes(runs)), 3),
  'base-cores': cores((runs) => coresOf(runs, THEORY)),
  'base-service': ms(serviceMs, 0),
  'base-slots': count((runs) => optimalSlots({cores: coresOf(runs, THEORY), ...baseTimes(runs)})),
  'localhost-slots': count(localhostSlots),
  'localhost-missing': share((runs) => 1 / localhostSlots(runs)),
  'zalando-threads': count(
    (runs) => 2 * (1 + theory(runs, 'zalando', 'stageMs.total') / theory(runs, 'zalando', 'cpuMs')),
  ),
  'gain-at-equal-times': ratio(() => coroutineGainLimit(1), 0),
  // Fifteen is what the source has.
  'fifteen-worker-rate': perS(served(15)),
  'fifty-worker-rate': perS(served(USUAL_POOL)),

  'small-stacks-memory': {
    unit: 'mib',
    digits: 2,
    of: (runs) => theory(runs, SMALLEST, 'slots') * coroutineMib(runs, SMALLEST),
  },
  'scenario-440-tasks': count(
    (runs) =>
      (statistics(runs, 'scenario-440', 'throughputPerS') *
        statistics(runs, 'scenario-440', 'latencyMs.mean')) /
      1000,
  ),

  'coroutine-memory': mb(coroutineMb, 2),
  'smallest-coroutine-memory': mb((runs) => coroutineMb(runs, SMALLEST), 3),
  'memory-ratio': ratio((runs) => workerMb(runs) / coroutineMb(runs), 1),
  'least-memory-ratio': ratio((runs) => workerMb(runs) / coroutineMb(runs, SMALLEST), 0),
  'small-memory-ratio': ratio((runs) => workerMb(runs) / (smallMib(runs) * MB_PER_MIB), 0),
  'coroutine-sizes-ratio': ratio((runs) => coroutineMib(runs) / smallMib(runs), 0),
  'smallest-coroutine': {
    unit: 'kib',
    digits: 0,
    of: (runs) => coroutineMib(runs, SMALLEST) * KIB_PER_MIB,
  },
  'coroutine-small': {unit: 'kib', digits: 0, of: (runs) => smallMib(runs) * KIB_PER_MIB},
};
