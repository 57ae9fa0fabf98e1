// @ts-check
import {requireApplication} from './application.js';
import {firstStep} from './first-step.js';
import {GAIN, serviceMs} from './gain.js';
import {slotsThatFit} from './limits.js';
import {optionsIn} from './options.js';

/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./options.js').Option} Option
 * @typedef {[unit: 'perS' | 'ms' | 'mb' | 'times' | 'cores' | 'workers' | 'moreWorkers' | 'connections' | 'limit',
 *   value: number | string]} Said
 * @typedef {'now' | 'state' | 'coroutines' | 'both' | 'workers' | 'neither' | 'first'} Topic
 * @typedef {{topic: Topic, key: string, values: Record<string, Said>, rate?: Option}} Finding
 *   the sentence `answer.<topic>.<key>`, with the numbers it says
 */

/**
 * What there is to say about an application: what limits it, what each change would give, what to try first.
 *
 * @param {Application} application
 * @returns {{options: ReturnType<typeof optionsIn>, findings: Finding[]}} three to six findings, in the order of reading
 * @throws {RangeError} on numbers that can't be, all named
 */
export function findingsOf(application) {
  requireApplication(application);
  return findingsIn(application);
}

/**
 * The same of an application that is known to be possible: see `optionsIn`.
 *
 * @param {Application} application
 * @returns {ReturnType<typeof findingsOf>}
 */
export function findingsIn(application) {
  const options = optionsIn(application);
  const {both, workers} = options;
  const isVain = both.gain < GAIN && workers.gain < GAIN;
  const findings = [
    nowFinding(application, options),
    stateFinding(application, options),
    coroutinesFinding(options),
    ...(isVain
      ? [neitherFinding(options)]
      : [bothFinding(options), workersFinding(application, options)]),
    firstStep(application, options),
  ];
  return {options, findings};
}

/** The name of what limits an option: slots are workers where they block. @param {Option} option @returns {Said} */
export const limitName = ({id, limit}) => [
  'limit',
  limit.id === 'slots' && (id === 'coroutines' || id === 'both') ? 'slots-async' : limit.id,
];

/** @typedef {ReturnType<typeof optionsIn>} Options */

/** @param {Application} application @param {Options} options @returns {Finding} */
function nowFinding(application, {now}) {
  const {cores, workers} = application;
  const perSOf = (/** @type {string} */ id) =>
    Number(now.limits.find((limit) => limit.id === id)?.perS);
  const rest = now.limits.filter(({id}) => id !== 'offered');
  const next = rest.reduce((low, limit) => (limit.perS < low.perS ? limit : low));
  return {
    topic: 'now',
    key: now.limit.id,
    rate: now,
    values: {
      rate: ['perS', now.limit.perS],
      ceiling: ['perS', perSOf('cores')],
      spare: ['perS', next.perS],
      cores: ['cores', cores],
      workers: ['workers', workers],
      memory: ['mb', application.memoryMb ?? 0],
      fit: ['workers', Math.min(workers, slotsThatFit(application, workers, false))],
      connections: ['connections', application.connections ?? 0],
      limit: ['limit', next.id],
    },
  };
}

/** @param {Application} application @param {Options} options @returns {Finding} */
function stateFinding(application, {now, state}) {
  const savedMs = serviceMs(now) - serviceMs(state);
  const values = {
    gain: /** @type {Said} */ (['times', state.gain]),
    rate: /** @type {Said} */ (['perS', state.limit.perS]),
    saved: /** @type {Said} */ (['ms', savedMs]),
    limit: limitName(state),
  };
  if (savedMs <= 0) return {topic: 'state', key: 'nothing', values};
  if (state.gain >= GAIN) return {topic: 'state', key: 'gain', rate: state, values};
  return {topic: 'state', key: now.limit.id === 'offered' ? 'offered' : 'little', values};
}

/** @param {Options} options @returns {Finding} */
function coroutinesFinding({now, coroutines}) {
  const values = {
    gain: /** @type {Said} */ (['times', coroutines.gain]),
    rate: /** @type {Said} */ (['perS', coroutines.limit.perS]),
    limit: limitName(coroutines),
  };
  if (coroutines.gain >= GAIN) return {topic: 'coroutines', key: 'gain', rate: coroutines, values};
  if (now.times.ioS === 0) return {topic: 'coroutines', key: 'no-wait', values};
  return {topic: 'coroutines', key: coroutines.limit.id, values};
}

/** @param {Options} options @returns {Finding} */
function bothFinding({both}) {
  return {
    topic: 'both',
    key: both.gain >= GAIN ? 'gain' : 'little',
    rate: both,
    values: {
      gain: ['times', both.gain],
      rate: ['perS', both.limit.perS],
      limit: limitName(both),
    },
  };
}

/** @param {Options} options @returns {Finding} */
function neitherFinding({now}) {
  return {
    topic: 'neither',
    key: now.limit.id === 'offered' ? 'offered' : 'limit',
    values: {rate: ['perS', now.limit.perS], limit: limitName(now)},
  };
}

/** @param {Application} application @param {Options} options @returns {Finding} */
function workersFinding(application, {now, coroutines, workers}) {
  const more = workers.workers - now.workers;
  const isSame = Math.abs(workers.limit.perS / coroutines.limit.perS - 1) < 0.005;
  const values = {
    more: /** @type {Said} */ (['moreWorkers', more]),
    rate: /** @type {Said} */ (['perS', workers.limit.perS]),
    gain: /** @type {Said} */ (['times', workers.gain]),
    extra: /** @type {Said} */ (['mb', more * application.workerMb]),
    limit: limitName(workers),
    memory: /** @type {Said} */ (['mb', application.memoryMb ?? 0]),
    connections: /** @type {Said} */ (['connections', application.connections ?? 0]),
  };
  if (workers.gain < GAIN)
    return {topic: 'workers', key: now.limit.id === 'memory' ? 'no-memory' : 'enough', values};
  const bound = workers.limit.id;
  if (bound === 'memory' || bound === 'connections')
    return {topic: 'workers', key: bound, rate: workers, values};
  return {topic: 'workers', key: isSame ? 'same' : 'reach', rate: workers, values};
}
