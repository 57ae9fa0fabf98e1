import {requireApplication, timesOf} from './application.ts';
import {firstWhere} from './first-where.ts';
import {limitsOf, lowestOf, memoryOf, slotsThatFit} from './limits.ts';
import {flowOf, ratesOf, waitAt} from './load.ts';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import type {Application, Times} from './application.ts';
import type {Arrangement, Limit} from './limits.ts';
import type {Flow, Wait} from './load.ts';

export type OptionId = 'now' | 'state' | 'coroutines' | 'both' | 'workers';

export interface Option {
  id: OptionId;
  limits: Limit[];
  /** the lowest of them, which is the throughput */
  limit: Limit;
  /** throughput over that of now */
  gain: number;
  /** of one request */
  times: Times;
  workers: number;
  /** requests at once that the limit can use */
  slots: number;
  /** of so many workers and slots */
  memoryMb: number;
  /** what waits are computed from */
  flow: Flow;
  /** at the offered rate; null without one, and where the queue grows without end */
  wait: Wait | null;
  /**
   * time until the answer now over that with this option, at the offered rate: 1 where it isn't
   * known
   */
  sooner: number;
}

export type Options = Record<OptionId, Option>;

/**
 * What an application serves at most: as it is, with state kept, with coroutines, with both, and with more blocking
 * workers. Each throughput is computed anew from its own times and limits, never by multiplying gains.
 *
 * @throws {RangeError} on numbers that can't be, all named
 */
export function optionsOf(application: Application): Options {
  requireApplication(application);
  return optionsIn(application);
}

/**
 * The same of an application that is known to be possible, such as one from a form that refuses others in its reader's
 * words: a browser loads no checks and no words of errors that it can't meet.
 *
 * @param isTimed whether waits are wanted as well
 */
export function optionsIn(application: Application, isTimed: boolean = true): Options {
  const {workers, slotsPerWorker} = application;
  const asIs = timesOf(application, {});
  const kept = timesOf(application, {keepsBoot: true, keepsConnection: true});
  const blocking = {workers, slotsPerWorker: 1, isAsync: false};
  const async = {workers, slotsPerWorker, isAsync: true};
  const now = optionOf(application, 'now', {times: asIs, ...blocking}, isTimed);
  const more = {...blocking, workers: isTimed ? workersWanted(application, now) : workers};
  const against = (id: OptionId, arrangement: Arrangement) => {
    const option = optionOf(application, id, arrangement, isTimed);
    return {
      ...option,
      gain: option.limit.perS / now.limit.perS,
      sooner: soonerThan(now, option),
    };
  };
  return {
    now,
    state: against('state', {times: kept, ...blocking}),
    coroutines: against('coroutines', {times: asIs, ...async}),
    both: against('both', {times: kept, ...async}),
    workers: against('workers', {times: asIs, ...more}),
  };
}

/** Where the queue grows without end now, and not with the change. */
const WITHOUT_END = 1000;

function soonerThan(now: Option, option: Option) {
  if (now.limit.id !== 'offered' || !option.wait) return 1;
  if (!now.wait) return WITHOUT_END;
  return (now.flow.serviceS + now.wait.waitS) / (option.flow.serviceS + option.wait.waitS);
}

function optionOf(
  application: Application,
  id: OptionId,
  arrangement: Arrangement,
  isTimed: boolean,
): Option {
  const {times, workers, slotsPerWorker} = arrangement;
  const limits = limitsOf(application, arrangement);
  const limit = lowestOf(limits);
  // A slot more than its throughput needs takes no memory: coroutines are made as requests come.
  const slots = Math.min(
    workers * slotsPerWorker,
    Math.max(1, Math.ceil(limit.perS * (times.cpuS + times.ioS) - 1e-6)),
  );
  const further = Math.max(0, slots - workers);
  const memoryMb = memoryOf(application, workers) + further * application.slotMb;
  const flow = flowIn(application, arrangement, limits);
  const {arrivalRatePerS} = application;
  const wait = isTimed && arrivalRatePerS !== null ? waitAt(flow, arrivalRatePerS) : null;
  return {id, limits, limit, gain: 1, times, workers, slots, memoryMb, flow, wait, sooner: 1};
}

/** @returns Infinity where none of them applies */
const leastOf = (limits: readonly Limit[], ids: readonly string[]) =>
  Math.min(...limits.filter(({id}) => ids.includes(id)).map(({perS}) => perS));

function flowIn(
  {cores, hold}: Application,
  {times, workers, isAsync}: Arrangement,
  limits: Limit[],
) {
  const least = (ids: string[]) => leastOf(limits, ids);
  const isPooled = hold === 'query';
  const slotsPerS = least(['slots', 'memory', ...(isPooled ? [] : ['connections'])]);
  return flowOf({
    ...times,
    slots: Math.max(1, Math.round(slotsPerS * (times.cpuS + times.ioS))),
    coresInUse: isAsync ? Math.min(cores, workers) : cores,
    mostPerS: least(['cores', 'worker-cpu']),
    poolPerS: isPooled ? least(['connections']) : Infinity,
  });
}

/**
 * Fewest blocking workers that reach what cores, offered rate, memory and connections allow, and, where a rate is
 * offered, with which hardly any request waits for a worker: no fewer than now.
 */
function workersWanted(application: Application, {times, limits, flow}: Option): number {
  const {arrivalRatePerS, connections, workers, hold} = application;
  const serviceS = times.cpuS + times.ioS;
  const ceilingPerS = leastOf(limits, hold === 'query' ? ['cores', 'connections'] : ['cores']);
  const isOffered = arrivalRatePerS !== null && arrivalRatePerS < ceilingPerS;
  const filling = Math.ceil(ceilingPerS * serviceS - 1e-6);
  const wanted = isOffered ? workersFor(flow, arrivalRatePerS, filling) : filling;
  const held = hold === 'query' ? Infinity : (connections ?? Infinity);
  const fitting = Math.min(slotsThatFit(application, workers, false), held);
  return Math.max(workers, Math.min(wanted, Math.floor(fitting)));
}

/** Workers beyond those that fill the cores, of which more bring nothing. */
const BEYOND_FILLING = 4;

/** @param filling workers that fill the cores */
function workersFor(flow: Flow, arrivalPerS: number, filling: number) {
  const isCalm = (workers: number) => {
    const wait = waitAt(flow, arrivalPerS, workers);
    return wait !== null && wait.slotS < EQUIVALENCE_MARGIN * flow.serviceS;
  };
  const low = Math.max(0, Math.ceil(arrivalPerS * flow.serviceS) - 1);
  return firstWhere(isCalm, [low, Math.max(low + 1, filling) * BEYOND_FILLING]);
}

const STEPS = 30;

/**
 * The rate from which a change brings answers sooner by more than what counts as nothing.
 *
 * @returns requests a second: 0 where it does at any rate, null where it does at none
 */
export function rateFrom(now: Option, option: Option): number | null {
  const timeAt = ({flow}: Option, perS: number) => {
    const wait = waitAt(flow, perS);
    return wait ? flow.serviceS + wait.waitS : Infinity;
  };
  const helpsAt = (perS: number) => {
    const after = timeAt(option, perS);
    return Number.isFinite(after) && timeAt(now, perS) >= (1 + EQUIVALENCE_MARGIN) * after;
  };
  const most = ratesOf(now.flow)(now.flow.slots);
  const high = most * 1.001;
  if (helpsAt(most * 1e-6)) return 0;
  if (!helpsAt(high)) return null;
  return firstWhere(helpsAt, [0, high], (low, top) => (low + top) / 2, STEPS);
}
