// @ts-check
import {GAIN, gainOfPart, serviceMs} from './gain.js';

/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./findings.js').Options} Options
 * @typedef {import('./findings.js').Finding} Finding
 */

/** Workers that take this many times the memory of coroutines for a request a second are no first step. */
const MEMORY_RATIO = 10;

/**
 * What to try first: the change that gains and costs least. Persistent connections and the number of workers are lines
 * of configuration; worker modes and coroutines change how the application is written.
 *
 * @param {Application} application
 * @param {Options} options
 * @returns {Finding} topic `first`
 */
export function firstStep(application, options) {
  const {now, coroutines, workers} = options;
  return {
    topic: 'first',
    key: wordedFor(application.server ?? 'fpm', stepOf(application, options)),
    values: {
      saved: ['ms', partsMs(application).connection],
      bootSaved: ['ms', partsMs(application).boot],
      workersMemory: ['mb', workers.memoryMb],
      coroutinesMemory: ['mb', coroutines.memoryMb],
      more: ['moreWorkers', workers.workers - now.workers],
      cpu: ['ms', 1000 * now.times.cpuS],
    },
  };
}

/** Steps that a server whose workers stay needs other words for: it keeps state by itself. */
const STAYING = ['connection', 'connection-then-workers', 'boot', 'latency-connection'];

/** The step in the words of a server, by its own settings. @param {import('./application.js').Server} server @param {string} step */
function wordedFor(server, step) {
  if (server === 'fpm') return step;
  if (step === 'workers') return `${step}-${server}`;
  return STAYING.includes(step) ? `${step}-staying` : step;
}

/** @param {Application} application @param {Options} options @returns {string} */
function stepOf(application, options) {
  const {now, coroutines, both, workers} = options;
  if (now.limit.id === 'offered') return latencyStep(application, options);
  const connection = gainOfPart(application, 'connection');
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
  return both.gain >= GAIN ? 'both' : 'compute';
}

/** Memory for each request a second. @param {import('./options.js').Option} option */
const mbPerRate = ({memoryMb, limit}) => memoryMb / limit.perS;

/** Where all is served already: what makes a single answer come sooner. @param {Application} application @param {Options} options */
function latencyStep(application, {now}) {
  const {connection, boot} = partsMs(application);
  const least = (GAIN - 1) * serviceMs(now);
  if (Math.max(connection, boot) < least) return 'nothing';
  return connection >= boot ? 'latency-connection' : 'latency-boot';
}

/** @param {Application} application @returns {{boot: number, connection: number}} milliseconds of a request */
function partsMs({bootCpuS, bootIoS, connectCpuS, connectIoS}) {
  return {boot: 1000 * (bootCpuS + bootIoS), connection: 1000 * (connectCpuS + connectIoS)};
}
