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
    stateFinding(options),
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

/**
 * What an arrangement gives, as sentences say it.
 *
 * @param {Finding['topic']} topic
 * @param {string} key
 * @param {Options['now']} option
 * @param {Finding['values']} [more]
 * @returns {Finding}
 */
const findingOf = (topic, key, option, more) => ({
  topic,
  key,
  rate: option,
  values: {
    gain: ['times', option.gain],
    rate: ['perS', option.limit.perS],
    limit: limitName(option),
    ...more,
  },
});

/** @param {Options} options @returns {Finding} */
function stateFinding({now, state}) {
  const savedMs = serviceMs(now) - serviceMs(state);
  const little = now.limit.id === 'offered' ? 'offered' : 'little';
  const key = savedMs <= 0 ? 'nothing' : state.gain >= GAIN ? 'gain' : little;
  return findingOf('state', key, state, {saved: ['ms', savedMs]});
}

/** @param {Options} options @returns {Finding} */
function coroutinesFinding({now, coroutines}) {
  const none = now.times.ioS === 0 ? 'no-wait' : coroutines.limit.id;
  return findingOf('coroutines', coroutines.gain >= GAIN ? 'gain' : none, coroutines);
}

/** @param {Options} options @returns {Finding} */
const bothFinding = ({both}) => findingOf('both', both.gain >= GAIN ? 'gain' : 'little', both);

/** @param {Options} options @returns {Finding} */
const neitherFinding = ({now}) =>
  findingOf('neither', now.limit.id === 'offered' ? 'offered' : 'limit', now);

/** @param {Application} application @param {Options} options @returns {Finding} */
function workersFinding({workerMb, memoryMb, connections}, {now, coroutines, workers}) {
  const more = workers.workers - now.workers;
  const isSame = Math.abs(workers.limit.perS / coroutines.limit.perS - 1) < 0.005;
  const bound = workers.limit.id;
  const reached = bound === 'memory' || bound === 'connections' ? bound : isSame ? 'same' : 'reach';
  const none = now.limit.id === 'memory' ? 'no-memory' : 'enough';
  return findingOf('workers', workers.gain < GAIN ? none : reached, workers, {
    more: ['moreWorkers', more],
    extra: ['mb', more * workerMb],
    memory: ['mb', memoryMb ?? 0],
    connections: ['connections', connections ?? 0],
  });
}
