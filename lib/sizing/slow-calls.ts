import {firstWhere} from '../gains/first-where.ts';
import {mmc} from '../queueing/erlang.ts';
import {heldByClasses, longestTimeOut, waitTogether, waitsApart} from '../queueing/two-classes.ts';
import type {Application} from '../gains/application.ts';
import type {Said} from '../gains/findings.ts';
import type {Known} from './block.ts';
import type {ClassWait} from '../queueing/two-classes.ts';

/** Calls of another kind that the same workers serve, such as those to a language model. */
export type SlowCalls = {
  slowPerS: number;
  /** of one on average, as exponential times */
  slowS: number;
  /** Infinity for none */
  timeOutS: number;
  /** workers that serve none of them; null: all workers serve all requests */
  reserved: number | null;
};

/** What is said of slow calls beside the other requests: the sentence `size.slow.<key>` with its values. */
export type SlowSentence = {key: string; values: Record<string, Said>};

/** More workers than any field of the answer admits. */
const MOST = 4096;

/** At most this share of requests waits for a worker, where there are enough of them. */
const ENOUGH = 0.01;

/**
 * What slow calls do to the other requests that share their workers, and what ends it.
 *
 * @param application as it is now; its times are those of the other requests
 */
export function slowCallsOf(
  application: Application,
  slow: SlowCalls,
  known: Known = {},
): SlowSentence[] {
  const {cpuS, ioS, arrivalRatePerS: fastPerS, workers} = application;
  const held = heldByClasses({...slow, fastPerS: fastPerS ?? 0, fastS: cpuS + ioS});
  const slots: Said = ['number', Number(held.slow.toPrecision(3))];
  const sentences: SlowSentence[] = [{key: 'held', values: {slots, workers: ['number', workers]}}];
  if (held.cutShare > 0) sentences.push({key: 'cut', values: {share: ['percent', held.cutShare]}});
  if (fastPerS === null) sentences.push({key: 'rate', values: {}});
  else sentences.push(...waitsOf({...application, slow}, fastPerS, held.slowS));
  return [...sentences, inCoroutines(application, Math.ceil(held.slow), known)];
}

/** @param slowS of a slow call, once the time-out has cut some */
function waitsOf(
  {cpuS, ioS, workers, slow}: Application & {slow: SlowCalls},
  fastPerS: number,
  slowS: number,
): SlowSentence[] {
  const load = {fastPerS, fastS: cpuS + ioS, slowPerS: slow.slowPerS, slowS};
  const limitS = longestTimeOut({...load, slowS: slow.slowS, slots: workers});
  const now = together(load, limitS, workers);
  const ownPools = apart(load, slow.reserved, workers);
  if (now.key === 'together.calm') return [now, ...ownPools];
  return [now, ...ownPools, enough(load), {key: 'how', values: {}}];
}

/** What they would take in coroutines, where the memory of one is the reader's. */
const inCoroutines = (
  {slotMb}: Application,
  inside: number,
  {isMemoryBorrowed}: Known,
): SlowSentence =>
  isMemoryBorrowed
    ? {key: 'coroutines.unknown', values: {}}
    : {key: 'coroutines', values: {memory: ['mb', inside * slotMb]}};

type Load = {fastPerS: number; fastS: number; slowPerS: number; slowS: number};

/** @param limitS longest time-out with which one pool keeps up */
function together(load: Load, limitS: number | null, slots: number): SlowSentence {
  const wait = waitTogether({...load, slots});
  const workers: Said = ['number', slots];
  if (wait) return waiting('together', wait, {isAbout: !wait.isExact});
  if (limitS === null) return {key: 'together.none', values: {workers}};
  return {key: 'together.over', values: {workers, limit: ['ms', 1000 * limitS]}};
}

/** What is waited, or that hardly anybody waits: a wait of one in a hundred that is none isn't said as a time. */
function waiting(
  key: string,
  {probabilityOfWait, meanS, p99S}: ClassWait,
  {isAbout = false, values = {}}: {isAbout?: boolean; values?: SlowSentence['values']},
): SlowSentence {
  if (probabilityOfWait <= ENOUGH) return {key: `${key}.calm`, values};
  const waits: SlowSentence['values'] = {mean: ['wait', 1000 * meanS], p99: ['wait', 1000 * p99S]};
  return {key: isAbout ? `${key}.about` : key, values: {...values, ...waits}};
}

/** With workers of their own for the other requests, if some are reserved. */
function apart(load: Load, reserved: number | null, workers: number): SlowSentence[] {
  if (!reserved) return [];
  const rest = workers - reserved;
  const values: SlowSentence['values'] = {
    own: ['number', reserved],
    rest: ['number', rest],
    workers: ['number', workers],
  };
  if (rest < 1) return [{key: 'apart.all', values}];
  const {fast, slow} = waitsApart({...load, fastSlots: reserved, slowSlots: rest});
  return [
    fast ? waiting('apart', fast, {values}) : {key: 'apart.few', values},
    slow ? waiting('calls', slow, {values}) : {key: 'calls.over', values},
  ];
}

/** Pools of their own with which at most one in a hundred waits. */
function enough(load: Load): SlowSentence {
  const fast = fewestWorkers(load.fastPerS, load.fastS);
  const slow = fewestWorkers(load.slowPerS, load.slowS);
  const values: SlowSentence['values'] = {fast: ['number', fast], slow: ['number', slow]};
  if (Math.max(fast, slow) > MOST) return {key: 'ends.beyond', values: {most: ['number', MOST]}};
  return {key: 'ends', values};
}

/** @returns Infinity beyond `MOST` */
function fewestWorkers(arrivalRatePerS: number, serviceS: number): number {
  const isEnough = (servers: number) => {
    const queue = mmc({arrivalRatePerS, serviceRatePerS: 1 / serviceS, servers});
    return queue.steady && queue.probabilityOfWait <= ENOUGH;
  };
  const low = Math.floor(arrivalRatePerS * serviceS);
  if (low >= MOST) return Infinity;
  const high = firstWhere(isEnough, [low, MOST + 1]);
  return high > MOST ? Infinity : high;
}
