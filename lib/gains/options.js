// @ts-check
import {requireApplication, timesOf} from './application.js';
import {limitsOf, lowestOf, memoryOf, slotsThatFit} from './limits.js';

/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./limits.js').Limit} Limit
 * @typedef {'now' | 'state' | 'coroutines' | 'both' | 'workers'} OptionId
 * @typedef {object} Option
 * @property {OptionId} id
 * @property {Limit[]} limits
 * @property {Limit} limit the lowest of them, which is the throughput
 * @property {number} gain throughput over that of now
 * @property {import('./application.js').Times} times of one request
 * @property {number} workers
 * @property {number} slots requests at once that the limit can use
 * @property {number} memoryMb of so many workers and slots
 */

/**
 * What an application serves at most: as it is, with state kept, with coroutines, with both, and with more blocking
 * workers. Each throughput is computed anew from its own times and limits, never by multiplying gains.
 *
 * @param {Application} application
 * @returns {Record<OptionId, Option>}
 * @throws {RangeError} on numbers that can't be, all named
 */
export function optionsOf(application) {
  requireApplication(application);
  return optionsIn(application);
}

/**
 * The same of an application that is known to be possible, such as one from a form that refuses others in its reader's
 * words: a browser loads no checks and no words of errors that it can't meet.
 *
 * @param {Application} application
 * @returns {Record<OptionId, Option>}
 */
export function optionsIn(application) {
  const {workers, slotsPerWorker} = application;
  const asIs = timesOf(application, {});
  const kept = timesOf(application, {keepsBoot: true, keepsConnection: true});
  const blocking = {workers, slotsPerWorker: 1, isAsync: false};
  const async = {workers, slotsPerWorker, isAsync: true};
  const more = {...blocking, workers: workersWanted(application, asIs)};
  const now = optionOf(application, 'now', {times: asIs, ...blocking});
  const against = (/** @type {Option} */ option) => ({
    ...option,
    gain: option.limit.perS / now.limit.perS,
  });
  return {
    now,
    state: against(optionOf(application, 'state', {times: kept, ...blocking})),
    coroutines: against(optionOf(application, 'coroutines', {times: asIs, ...async})),
    both: against(optionOf(application, 'both', {times: kept, ...async})),
    workers: against(optionOf(application, 'workers', {times: asIs, ...more})),
  };
}

/** @param {Application} application @param {OptionId} id @param {import('./limits.js').Arrangement} arrangement */
function optionOf(application, id, arrangement) {
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
  return {id, limits, limit, gain: 1, times, workers, slots, memoryMb};
}

/**
 * Fewest blocking workers that reach what cores, offered rate, memory and connections allow: no fewer than now.
 *
 * @param {Application} application
 * @param {import('./application.js').Times} times
 * @returns {number}
 */
function workersWanted(application, times) {
  const {arrivalRatePerS, cores, connections, workers} = application;
  const ceilingPerS = Math.min(
    cores / (times.cpuS + times.sharedCpuS),
    arrivalRatePerS ?? Infinity,
  );
  const wanted = Math.ceil(ceilingPerS * (times.cpuS + times.ioS) - 1e-6);
  const fitting = Math.min(slotsThatFit(application, workers, false), connections ?? Infinity);
  return Math.max(workers, Math.min(wanted, Math.floor(fitting)));
}
