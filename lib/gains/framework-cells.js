// @ts-check
import {cornerAt} from '../chart-data/corners.js';
import {measurementWith} from '../chart-data/design-cells.js';
import {requestTimes} from '../chart-data/predicted-throughput.js';
import {valueOf} from '../result/read.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {import('./measured-cells.js').MeasuredCell} MeasuredCell
 */

/** Applications of the HTTP harness that a framework serves. */
export const FRAMEWORKS = ['laravel', 'symfony'];
/** Server and workers that they were measured with. */
export const SERVED = Object.freeze({runtime: /** @type {const} */ ('swoole'), workers: 2});
/** Workers, and coroutines of a worker, in the cells that say what one more takes. */
const SLOTS = 16;

/**
 * The blocking cells of frameworks on Swoole, as applications: the times of a request from the run in which it was
 * alone, and of what dropping the state adds, the CPU time of connecting from the run that measured it by itself.
 *
 * @param {{shared: Run, alone: Run, boot: Run, slots: Run}} runs throughput and memory; lone requests; CPU time by part;
 *   memory of sixteen workers
 * @param {{slotsPerWorker: number}} example
 * @returns {MeasuredCell[]} nothing kept, and all kept, for each framework
 * @throws {Error} when a cell or its lone request is missing
 */
export function frameworkCells(runs, example) {
  return FRAMEWORKS.flatMap((app) =>
    /** @type {const} */ (['dropped', 'kept']).map((state) => cellOf(runs, app, state, example)),
  );
}

/**
 * @param {{shared: Run, alone: Run, boot: Run, slots: Run}} runs
 * @param {string} app
 * @param {'dropped' | 'kept'} state
 * @param {{slotsPerWorker: number}} example
 * @returns {MeasuredCell}
 */
function cellOf({shared, alone, boot, slots}, app, state, {slotsPerWorker}) {
  const {workers} = SERVED;
  const measurement = servedBy(shared, app, state, 'blocking');
  const times = aloneIn(alone, app, state);
  const [, kept] = loneTimes(alone, app);
  const stateCpuS = Math.max(0, times.cpuS - kept.cpuS);
  const connectS = valueOf(boot, `${app}-opcache.connection`, 'cpuMs') / 1000;
  const connectCpuS = Math.min(stateCpuS, connectS);
  return {
    id: `${shared.id}/${measurement.id}`,
    label: shared.systems[measurement.system].label,
    measuredPerS: valueOf(shared, measurement.id, 'throughputPerS'),
    application: {
      ...{cpuS: times.cpuS, ioS: times.ioS, sharedCpuS: times.sharedCpuS},
      // Waits of a boot that reads no more than compiled files are the noise of two measurements.
      ...{bootCpuS: stateCpuS - connectCpuS, bootIoS: 0},
      ...{connectCpuS, connectIoS: Math.max(0, times.ioS - kept.ioS)},
      connectSharedCpuS: Math.max(0, times.sharedCpuS - kept.sharedCpuS),
      ...{cores: Number(shared.environment.cores), workers, slotsPerWorker},
      ...memoryOfFramework({shared, slots}, app),
      ...{arrivalRatePerS: null, memoryMb: null, connections: null, server: SERVED.runtime},
    },
  };
}

/**
 * @param {Run} run
 * @param {string} app
 * @param {'dropped' | 'kept'} state
 * @param {'blocking' | 'coroutine'} waiting
 * @param {number} [workers]
 */
function servedBy(run, app, state, waiting, workers = SERVED.workers) {
  const measurement = measurementWith(run, cornerAt(state, waiting, {...SERVED, app, workers}));
  if (!measurement)
    throw new Error(
      `run “${run.id}” has no cell of ${app} with state ${state}, waiting ${waiting}. Measure it, or choose another run.`,
    );
  return measurement;
}

/** A framework's lone request with nothing kept, and with all kept. @param {Run} run @param {string} app */
export const loneTimes = (run, app) => [aloneIn(run, app, 'dropped'), aloneIn(run, app, 'kept')];

/** @param {Run} run @param {string} app @param {'dropped' | 'kept'} state */
function aloneIn(run, app, state) {
  const times = requestTimes(run, cornerAt(state, 'blocking', {runtime: SERVED.runtime, app}));
  if (!times)
    throw new Error(
      `run “${run.id}” has no measured request alone of ${app} with state ${state}. Measure one, or choose another run.`,
    );
  return times;
}

/**
 * Memory under load of a framework on Swoole with all kept: what two workers take less one further worker, the slope from
 * two workers to sixteen, and what each further coroutine adds, which has an application of its own.
 *
 * @param {{shared: Run, slots: Run}} runs two workers; sixteen workers
 * @param {string} app
 * @returns {{firstMb: number, workerMb: number, slotMb: number}}
 * @throws {Error} when a cell is missing
 */
export function memoryOfFramework({shared, slots}, app) {
  const {workers} = SERVED;
  const loaded = (
    /** @type {Run} */ run,
    /** @type {'blocking' | 'coroutine'} */ waiting,
    /** @type {number} */ count,
  ) => valueOf(run, servedBy(run, app, 'kept', waiting, count).id, 'memoryMb.loaded');
  const few = loaded(shared, 'blocking', workers);
  const workerMb = (loaded(slots, 'blocking', SLOTS) - few) / (SLOTS - workers);
  return {
    firstMb: few - (workers - 1) * workerMb,
    workerMb,
    slotMb: (loaded(shared, 'coroutine', workers) - few) / (workers * (SLOTS - 1)),
  };
}
