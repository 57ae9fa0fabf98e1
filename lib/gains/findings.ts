import {firstStep} from './first-step.ts';
import {GAIN, helps, isStateKnown, serviceMs} from './gain.ts';
import {fewestThatFit, slotsThatFit} from './limits.ts';
import {optionsIn, rateFrom} from './options.ts';
import {rounded} from '../quantity/format.ts';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import type {Application} from './application.ts';
import type {Option, Options} from './options.ts';
import type {Kind} from './reached-shares.ts';

export type Said = [
  unit:
    | 'perS'
    | 'ms'
    | 'wait'
    | 'mb'
    | 'times'
    | 'percent'
    | 'cores'
    | 'workers'
    | 'moreWorkers'
    | 'connections'
    | 'slots'
    | 'limit'
    | 'step'
    | 'input'
    | 'number',
  value: number | string,
];

export type Topic = 'now' | 'state' | 'coroutines' | 'both' | 'workers' | 'neither' | 'first';

/**
 * the sentence `answer.<topic>.<key>`, with the numbers it says; `usesState`: it rests on what booting and connecting
 * cost
 */
export type Finding = {
  topic: Topic;
  key: string;
  values: Record<string, Said>;
  rate?: Option;
  usesState?: boolean;
};

/**
 * What there is to say about an application that is known to be possible (see `optionsIn`): what limits it, what each change would give, what to try first.
 *
 * @returns three to six findings, in the order of reading; `kind` of measured application that is nearest
 */
export function findingsIn(application: Application): {
  application: Application;
  kind: Kind;
  options: Options;
  findings: Finding[];
} {
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

const kindOf = ({cpuS, bootCpuS, connectCpuS}: Application): Kind =>
  cpuS - bootCpuS - connectCpuS >= FRAMEWORK_S ? 'framework' : 'small';

/** The name of what limits an option: slots are workers where they block. */
const limitName = ({id, limit}: Option): Said => [
  'limit',
  limit.id === 'slots' && (id === 'coroutines' || id === 'both') ? 'slots-async' : limit.id,
];

/** The lowest limit besides the offered rate. */
const nextLimit = ({limits}: Option) =>
  limits
    .filter(({id}) => id !== 'offered')
    .reduce((low, limit) => (limit.perS < low.perS ? limit : low));

function nowFinding(application: Application, {now, workers: more}: Options): Finding {
  const {workers, arrivalRatePerS} = application;
  const cores = now.limits.find(({id}) => id === 'cores');
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
      ceiling: ['perS', Number(cores?.perS)],
      spare: ['perS', next.perS],
      busy: ['percent', Number(arrivalRatePerS) / next.perS],
      wait: ['wait', 1000 * waitS],
      p99: ['ms', 1000 * p99S],
      end: ['workers', more.workers],
      cores: ['cores', application.cores],
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

const memoryKey = ({limit: {id}}: Option, isRange: boolean) =>
  id === 'memory' && isRange ? 'memory-range' : id;

/** What requests wait at the offered rate, and what ends it. */
function offeredKey({wait, flow}: Option, more: Option) {
  if (!wait) return 'offered-without-end';
  if (wait.waitS < EQUIVALENCE_MARGIN * flow.serviceS) return 'offered';
  return more.sooner >= GAIN ? 'offered-workers' : 'offered-waits';
}

/** What an arrangement gives, as sentences say it. */
const findingOf = (
  topic: Finding['topic'],
  key: string,
  option: Options['now'],
  more?: Finding['values'],
): Finding => ({
  topic,
  key,
  rate: option,
  values: {
    gain: ['times', option.gain],
    rate: ['perS', option.limit.perS],
    limit: limitName(option),
    wait: ['wait', 1000 * (option.wait?.waitS ?? 0)],
    slots: ['slots', option.slots],
    ...more,
  },
});

/** From which rate a change brings answers sooner, where no rate is offered. */
function fromRate({now}: Options, option: Option): Finding['values'] {
  const perS = now.limits.some(({id}) => id === 'offered') ? null : rateFrom(now, option);
  return perS === null ? {} : {from: ['perS', rounded(perS, 2)]};
}

/** A millisecond, or half of a request that computes less. */
const savedS = ({cpuS}: Application) => Math.min(0.001, cpuS / 2);

function stateFinding(application: Application, {now, state}: Options): Finding {
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
  const missing: Finding['values'] =
    isBootKnown && isConnectKnown
      ? {}
      : {missing: ['input', isBootKnown ? 'connectCpuS' : 'bootCpuS']};
  const finding = findingOf('state', key, state, {saved: ['ms', savedMs], ...missing});
  return {...finding, usesState: savedMs > 0};
}

function coroutinesFinding(options: Options): Finding {
  const {now, coroutines} = options;
  if (coroutines.gain >= GAIN)
    return findingOf('coroutines', 'gain', coroutines, fromRate(options, coroutines));
  if (coroutines.sooner >= GAIN) return findingOf('coroutines', 'sooner', coroutines);
  const none = now.times.ioS === 0 ? 'no-wait' : coroutines.limit.id;
  return findingOf('coroutines', none, coroutines);
}

function bothFinding({both}: Options): Finding {
  const sooner = both.sooner >= GAIN ? 'sooner' : 'little';
  return {...findingOf('both', both.gain >= GAIN ? 'gain' : sooner, both), usesState: true};
}

function neitherFinding(application: Application, {now}: Options): Finding {
  const offered = now.wait ? 'offered' : 'limit';
  const known = now.limit.id === 'offered' ? offered : 'limit';
  return findingOf('neither', isStateKnown(application) ? known : `${known}-unknown`, now);
}

function workersFinding(application: Application, options: Options): Finding {
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
