// @ts-check
import {requireApplication} from './application.js';
import {firstStep} from './first-step.js';
import {GAIN, serviceMs} from './gain.js';
import {fewestThatFit, slotsThatFit} from './limits.js';
import {optionsIn, rateFrom} from './options.js';
import {EQUIVALENCE_MARGIN} from '../statistics/equivalence-margin.js';

/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./options.js').Option} Option
 * @typedef {import('./reached-shares.js').Kind} Kind
 * @typedef {[unit: 'perS' | 'ms' | 'mb' | 'times' | 'percent' | 'cores' | 'workers' | 'moreWorkers' | 'connections' |
 *   'slots' | 'limit' | 'step' | 'input' | 'number', value: number | string]} Said
 * @typedef {'now' | 'state' | 'coroutines' | 'both' | 'workers' | 'neither' | 'first'} Topic
 * @typedef {{topic: Topic, key: string, values: Record<string, Said>, rate?: Option, usesState?: boolean}} Finding
 *   the sentence `answer.<topic>.<key>`, with the numbers it says; `usesState`: it rests on what booting and connecting
 *   cost
 */

/**
 * What there is to say about an application: what limits it, what each change would give, what to try first.
 *
 * @param {Application} application
 * @returns {{application: Application, kind: Kind, options: ReturnType<typeof optionsIn>, findings: Finding[]}} three to
 *   six findings, in the order of reading; `kind` of measured application that is nearest
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
  const isVain = !helps(workers) && both.gain < GAIN && both.sooner < GAIN * options.state.sooner;
  const hasState = isStateKnown(application);
  const findings = [
    nowFinding(application, options),
    stateFinding(application, options),
    coroutinesFinding(options),
    ...(isVain ? [neitherFinding(application, options)] : []),
    ...(!isVain && hasState ? [bothFinding(options)] : []),
    ...(isVain ? [] : [workersFinding(application, options)]),
    firstStep(application, options),
  ];
  return {application, kind: kindOf(application), options, findings};
}

/** CPU time of a request, besides booting and connecting, from which it is held against frameworks: between those that we measured. */
const FRAMEWORK_S = 0.001;

/** @param {Application} application @returns {Kind} */
const kindOf = ({cpuS, bootCpuS, connectCpuS}) =>
  cpuS - bootCpuS - connectCpuS >= FRAMEWORK_S ? 'framework' : 'small';

/** Whether what booting or connecting costs was given. @param {Application} application */
export const isStateKnown = ({isBootKnown = true, isConnectKnown = true}) =>
  isBootKnown || isConnectKnown;

/** Whether more is served, or answers come sooner at the offered rate. @param {Option} option */
export const helps = ({gain, sooner}) => Math.max(gain, sooner) >= GAIN;

/** The name of what limits an option: slots are workers where they block. @param {Option} option @returns {Said} */
export const limitName = ({id, limit}) => ['limit', nameOf(id, limit.id)];

/** @param {string} id @param {string} limit */
const nameOf = (id, limit) =>
  limit === 'slots' && (id === 'coroutines' || id === 'both') ? 'slots-async' : limit;

/** The lowest limit besides the offered rate. @param {Option} option */
export const nextLimit = ({limits}) =>
  limits
    .filter(({id}) => id !== 'offered')
    .reduce((low, limit) => (limit.perS < low.perS ? limit : low));

/** @typedef {ReturnType<typeof optionsIn>} Options */

/** @param {Application} application @param {Options} options @returns {Finding} */
function nowFinding(application, {now, workers: more}) {
  const {cores, workers, arrivalRatePerS} = application;
  const perSOf = (/** @type {string} */ id) =>
    Number(now.limits.find((limit) => limit.id === id)?.perS);
  const next = nextLimit(now);
  const fit = Math.min(workers, slotsThatFit(application, workers, false));
  const least = Math.min(fit, fewestThatFit(application));
  const {waitS = 0, p99S = 0} = now.wait ?? {};
  return {
    topic: 'now',
    key: now.limit.id === 'offered' ? offeredKey(now, more) : memoryKey(now, least < fit),
    rate: now,
    values: {
      rate: ['perS', now.limit.perS],
      ceiling: ['perS', perSOf('cores')],
      spare: ['perS', next.perS],
      busy: ['percent', Number(arrivalRatePerS) / next.perS],
      wait: ['ms', 1000 * waitS],
      p99: ['ms', 1000 * p99S],
      end: ['workers', more.workers],
      cores: ['cores', cores],
      workers: ['workers', workers],
      slots: ['number', now.flow.slots],
      memory: ['mb', application.memoryMb ?? 0],
      fit: ['workers', fit],
      least: ['number', least],
      connections: ['connections', application.connections ?? 0],
      limit: ['limit', next.id],
    },
  };
}

/** @param {Option} now @param {boolean} isRange */
const memoryKey = ({limit: {id}}, isRange) => (id === 'memory' && isRange ? 'memory-range' : id);

/** What requests wait at the offered rate, and what ends it. @param {Option} now @param {Option} more */
function offeredKey({wait, flow}, more) {
  if (!wait) return 'offered-without-end';
  if (wait.waitS < EQUIVALENCE_MARGIN * flow.serviceS) return 'offered';
  return more.sooner >= GAIN ? 'offered-workers' : 'offered-waits';
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
    wait: ['ms', 1000 * (option.wait?.waitS ?? 0)],
    slots: ['slots', option.slots],
    ...more,
  },
});

/**
 * From which rate a change brings answers sooner, where no rate is offered.
 *
 * @param {Options} options
 * @param {Option} option
 * @returns {Finding['values']}
 */
function fromRate({now}, option) {
  const perS = now.limits.some(({id}) => id === 'offered') ? null : rateFrom(now, option);
  return perS === null ? {} : {from: ['perS', Number(perS.toPrecision(2))]};
}

/** A millisecond, or half of a request that computes less. @param {Application} application */
const savedS = ({cpuS}) => Math.min(0.001, cpuS / 2);

/** @param {Application} application @param {Options} options @returns {Finding} */
function stateFinding(application, {now, state}) {
  if (!isStateKnown(application)) {
    const bootCpuS = savedS(application);
    const {gain} = optionsIn({...application, arrivalRatePerS: null, bootCpuS}).state;
    return findingOf('state', 'unknown', now, {
      saved: ['ms', 1000 * bootCpuS],
      more: ['percent', gain - 1],
    });
  }
  const savedMs = serviceMs(now) - serviceMs(state);
  const little = now.limit.id === 'offered' ? 'offered' : 'little';
  const key = savedMs <= 0 ? 'nothing' : state.gain >= GAIN ? 'gain' : little;
  const {isBootKnown = true, isConnectKnown = true} = application;
  /** @type {Finding['values']} */
  const missing =
    isBootKnown && isConnectKnown
      ? {}
      : {missing: ['input', isBootKnown ? 'connectCpuS' : 'bootCpuS']};
  const finding = findingOf('state', key, state, {saved: ['ms', savedMs], ...missing});
  return {...finding, usesState: savedMs > 0};
}

/** @param {Options} options @returns {Finding} */
function coroutinesFinding(options) {
  const {now, coroutines} = options;
  if (coroutines.gain >= GAIN)
    return findingOf('coroutines', 'gain', coroutines, fromRate(options, coroutines));
  if (coroutines.sooner >= GAIN) return findingOf('coroutines', 'sooner', coroutines);
  const none = now.times.ioS === 0 ? 'no-wait' : coroutines.limit.id;
  return findingOf('coroutines', none, coroutines);
}

/** @param {Options} options @returns {Finding} */
function bothFinding({both}) {
  const sooner = both.sooner >= GAIN ? 'sooner' : 'little';
  return {...findingOf('both', both.gain >= GAIN ? 'gain' : sooner, both), usesState: true};
}

/** @param {Application} application @param {Options} options @returns {Finding} */
function neitherFinding(application, {now}) {
  const offered = now.wait ? 'offered' : 'limit';
  const known = now.limit.id === 'offered' ? offered : 'limit';
  return findingOf('neither', isStateKnown(application) ? known : `${known}-unknown`, now);
}

/** @param {Application} application @param {Options} options @returns {Finding} */
function workersFinding(application, options) {
  const {workerMb, firstMb, memoryMb, connections} = application;
  const {now, coroutines, workers} = options;
  const more = workers.workers - now.workers;
  const isSame = Math.abs(workers.limit.perS / coroutines.limit.perS - 1) < 0.005;
  const bound = workers.limit.id;
  const reached = bound === 'memory' || bound === 'connections' ? bound : isSame ? 'same' : 'reach';
  const none = now.limit.id === 'memory' ? 'no-memory' : 'enough';
  const given = workers.gain >= GAIN ? reached : workers.sooner >= GAIN ? 'sooner' : none;
  return findingOf('workers', given, workers, {
    more: ['moreWorkers', more],
    extra: ['mb', more * workerMb],
    most: ['mb', more * Math.max(firstMb, workerMb)],
    memory: ['mb', memoryMb ?? 0],
    connections: ['connections', connections ?? 0],
    ...(given === 'enough' || given === 'no-memory' ? {} : fromRate(options, workers)),
  });
}
