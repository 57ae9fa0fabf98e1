import {partsTooLarge} from './application.ts';
import {GAIN, gainOfPart, helps, isStateKnown, serviceMs} from './gain.ts';
import {optionsIn} from './options.ts';
import type {Application, Server} from './application.ts';
import type {Finding, Said} from './findings.ts';
import type {Option, Options} from './options.ts';

/** another value of an input, within reach, and the advice that it would give */
type Flip = {input: Input; value: number; step: string};

/** Workers that take this many times the memory of coroutines for a request a second are no first step. */
const MEMORY_RATIO = 10;

/**
 * What to try first: the change that gains and costs least. Persistent connections and the number of workers are lines
 * of configuration; worker modes and coroutines change how the application is written. Where a measured number a fifth
 * larger or smaller would make it another, that is what is said.
 *
 * @returns topic `first`
 */
export function firstStep(application: Application, options: Options): Finding {
  const {now, coroutines, workers} = options;
  const step = stepOf(application, options);
  const flip = flipOf(application, step);
  const {boot, connection} = partsMs(application);
  return {
    topic: 'first',
    key: flip ? 'undecided' : wordedFor(application.server ?? 'fpm', step),
    usesState: [step, flip?.step, flip?.input].some((name) => name && ON_STATE.test(kindOf(name))),
    values: {
      saved: ['ms', connection],
      bootSaved: ['ms', boot],
      workersMemory: ['mb', workers.memoryMb],
      coroutinesMemory: ['mb', coroutines.memoryMb],
      slots: ['slots', workers.workers],
      more: ['moreWorkers', workers.workers - now.workers],
      cpu: ['ms', 1000 * now.times.cpuS],
      ...(flip && {
        step: ['step', kindOf(step)],
        other: ['step', kindOf(flip.step)],
        input: ['input', flip.input],
        is: saidOf(flip.input, Number(application[flip.input])),
        would: saidOf(flip.input, flip.value),
      }),
    },
  };
}

/** Steps that a server whose workers stay needs other words for: it keeps state by itself. */
const STAYING = ['connection', 'connection-then-workers', 'boot', 'latency-connection'];
/** Advice, and inputs, that rest on what booting and connecting cost: to keep either or both, `bootCpuS`, `connectIoS`. */
const ON_STATE = /^(?:bo|connection$|connect[A-Z])/u;

/** The step in the words of a server, by its own settings. */
function wordedFor(server: Server, step: string) {
  if (server === 'fpm') return step;
  // PHP-FPM too, with an application that no server keeps.
  if (server === 'wordpress') return kindOf(step) === 'boot' ? `${step}-wordpress` : step;
  if (kindOf(step) === 'workers') return `${step}-${server}`;
  return STAYING.includes(step) ? `${step}-staying` : step;
}

/** What is to be done first, however it is worded: the same for a line of configuration and what comes after it. */
const kindOf = (step: string) => step.replace(/^latency-|-then-workers$|-only$|-unknown$/gu, '');

function stepOf(application: Application, options: Options): string {
  const {now, coroutines, both, workers} = options;
  if (now.limit.id === 'offered') return offeredStep(application, options);
  const connection = gainOfPart(application, 'connect');
  const boot = gainOfPart(application, 'boot');
  const hasWorkers = workers.gain >= GAIN;
  if (connection >= GAIN && connection >= boot)
    return hasWorkers ? 'connection-then-workers' : 'connection';
  if (now.limit.id === 'connections') return 'connections';
  if (boot >= GAIN && boot >= Math.max(workers.gain, coroutines.gain)) return 'boot';
  if (hasWorkers && mbPerRate(workers) <= MEMORY_RATIO * mbPerRate(coroutines)) return 'workers';
  if (coroutines.gain >= GAIN) return hasWorkers ? 'coroutines' : 'coroutines-only';
  if (hasWorkers) return 'workers';
  if (boot >= GAIN) return 'boot';
  if (both.gain >= GAIN) return 'both';
  return isStateKnown(application) ? 'compute' : 'compute-unknown';
}

/** Memory for each request a second. */
const mbPerRate = ({memoryMb, limit}: Option) => memoryMb / limit.perS;

/** Where all is served already: what ends a wait, or makes a single answer come sooner. */
function offeredStep(application: Application, {now, state, coroutines, workers}: Options) {
  const {connection, boot} = partsMs(application);
  const least = (GAIN - 1) * serviceMs(now);
  const hasWorkers = helps(workers);
  const isFew = mbPerRate(workers) <= MEMORY_RATIO * mbPerRate(coroutines);
  if (Math.max(connection, boot) >= least) {
    if (connection >= boot) return hasWorkers ? 'connection-then-workers' : 'latency-connection';
    if (!hasWorkers) return 'latency-boot';
  }
  if (hasWorkers && (isFew || !helps(coroutines))) return 'workers';
  if (helps(coroutines)) return hasWorkers ? 'coroutines' : 'coroutines-only';
  if (now.wait && now.wait.waitS < (GAIN - 1) * now.flow.serviceS) return 'nothing';
  if (helps(state)) return connection >= boot ? 'latency-connection' : 'latency-boot';
  return isStateKnown(application) ? 'compute' : 'compute-unknown';
}

/** @returns milliseconds of a request */
function partsMs({bootCpuS, bootIoS, connectCpuS, connectIoS}: Application): {
  boot: number;
  connection: number;
} {
  return {boot: 1000 * (bootCpuS + bootIoS), connection: 1000 * (connectCpuS + connectIoS)};
}

/** Numbers that are measured, and may be wrong by a fifth; what is counted is as it is. */
type Input = (typeof INPUTS)[number];

const INPUTS = [
  ...['cpuS', 'ioS', 'bootCpuS', 'bootIoS', 'connectCpuS', 'connectIoS', 'sharedCpuS'],
  ...['databaseIoS', 'workerMb', 'slotMb', 'firstMb', 'arrivalRatePerS'],
] as const;
const NEAR_FACTORS = [1.05, 0.95, 1.1, 0.9];
const FAR_FACTORS = [1.2, 0.8];

/**
 * The smallest change of a measured number within a fifth that would give another advice; of the memory of a further
 * worker also the largest it can be, where workers share nothing.
 */
function flipOf(application: Application, step: string): Flip | null {
  const flipsBy = (factors: readonly number[], inputs: readonly Input[]) =>
    factors.flatMap((factor) =>
      inputs.flatMap((input) => {
        const value = Number(application[input]) * factor;
        return (value > 0 && flipAt(application, step, {input, value})) || [];
      }),
    );
  const far = flipsBy(FAR_FACTORS, INPUTS);
  const near =
    far.length > 0
      ? flipsBy(
          NEAR_FACTORS,
          far.map(({input}) => input),
        )
      : [];
  if (far.length > 0) return near[0] ?? far[0];
  if (application.memoryMb === null || application.workerMb >= application.firstMb) return null;
  return flipAt(application, step, {input: 'workerMb', value: application.firstMb});
}

function flipAt(
  application: Application,
  step: string,
  {input, value}: {input: Input; value: number},
): Flip | null {
  const changed = {...application, [input]: value};
  if (partsTooLarge(changed).length > 0) return null;
  const other = stepOf(changed, optionsIn(changed));
  return kindOf(other) === kindOf(step) ? null : {input, value, step: other};
}

function saidOf(input: Input, value: number): Said {
  if (input === 'arrivalRatePerS') return ['perS', value];
  return /Mb$/u.test(input) ? ['mb', value] : ['ms', 1000 * value];
}
