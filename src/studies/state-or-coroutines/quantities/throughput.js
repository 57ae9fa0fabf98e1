// @ts-check
import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.js';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {requireNumber, workersOf} from '../../../../lib/result/stated.js';
import {shown} from '../../quantity.js';
import {OWN, at, atCorner, rate} from './read.js';

/** @import {Kept, Setting, Waiting} from '../../../../lib/chart-data/corners.js' */
/** @import {Quantity, RunOf, Shown} from '../../types.js' */

/** Workers wherever a figure varies the wait, the workload or the library. */
const WORKERS = 2;
const STATES = /** @type {const} */ (['dropped', 'kept']);
const WAITINGS = /** @type {const} */ (['blocking', 'coroutine']);

const perS = shown('perS', 0);
const count = shown('count');
/** @type {(digits: number, of: Quantity['of']) => Quantity} */
const ratio = (digits, of) => ({unit: 'ratio', digits, of});

/**
 * A quantity for each item of a list.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => [string, Quantity]} entryOf
 */
const each = (items, entryOf) => Object.fromEntries(items.map(entryOf));

const byWorkers = each(
  STATES.flatMap((state) =>
    WAITINGS.flatMap((waiting) => [1, 2, 4, 16].map((workers) => ({state, waiting, workers}))),
  ).filter(({waiting, workers}) => waiting === 'blocking' || workers <= 4),
  ({state, waiting, workers}) => [
    `rate-${state}-${waiting}-${workers}`,
    perS((runs) => rate(runs, state, waiting, {workers})),
  ],
);

/** @param {number} workers */
const fpmRate = (workers) =>
  perS((runs) =>
    at(
      runs(OWN),
      cellAt(
        {application: 'dropped', connection: 'opened', waiting: 'blocking'},
        {runtime: 'php-fpm-nginx', workers},
      ),
      'throughputPerS',
    ),
  );

/**
 * Share of all cores' time that everything on the machine used, with coroutines.
 *
 * @param {number} workers
 * @param {Kept} [state]
 * @returns {Quantity}
 */
const busy = (workers, state = 'kept') => ({
  unit: 'ratio',
  of: (runs) => atCorner(runs, state, 'coroutine', {workers}, 'utilisation'),
});

/** @param {number} ioWaitMs */
const waitSetting = (ioWaitMs) => ({ioWaitMs, workers: WORKERS});
/** @param {number} ioWaitMs @param {number} digits */
const gainAtWait = (ioWaitMs, digits) =>
  ratio(
    digits,
    (runs) =>
      rate(runs, 'kept', 'coroutine', waitSetting(ioWaitMs)) /
      rate(runs, 'kept', 'blocking', waitSetting(ioWaitMs)),
  );
/**
 * A blocking worker is busy for the whole request, so this is what a request's waits and computing really took.
 *
 * @param {number} ioWaitMs
 * @returns {Quantity}
 */
const requestAtWait = (ioWaitMs) => ({
  unit: 'ms',
  digits: 1,
  of: (runs) => (WORKERS * 1000) / rate(runs, 'kept', 'blocking', waitSetting(ioWaitMs)),
});
/** @param {Waiting} waiting @param {number} ioWaitMs */
const rateAtWait = (waiting, ioWaitMs) =>
  perS((runs) => rate(runs, 'kept', waiting, waitSetting(ioWaitMs)));

/** @param {string} workload */
const gainOfWorkload = (workload) =>
  ratio(
    1,
    (runs) =>
      rate(runs, 'kept', 'coroutine', {workload, workers: WORKERS}) /
      rate(runs, 'kept', 'blocking', {workload, workers: WORKERS}),
  );

/** @param {string} runtime */
const ofLibrary = (runtime) => {
  /** @param {RunOf} runs @param {Kept} state */
  const of = (runs, state) => rate(runs, state, 'coroutine', {runtime, workers: WORKERS});
  return {
    [`rate-${runtime}-dropped`]: perS((runs) => of(runs, 'dropped')),
    [`rate-${runtime}-kept`]: perS((runs) => of(runs, 'kept')),
    [`state-${runtime}`]: ratio(1, (runs) => of(runs, 'kept') / of(runs, 'dropped')),
  };
};

/** @param {Waiting} waiting @param {string} path @param {Shown} shown @returns {Quantity} */
const below = (waiting, path, shown) => ({
  ...shown,
  of: (runs) => atCorner(runs, 'kept', waiting, {workers: WORKERS, point: 'below'}, path),
});
/** @param {Waiting} waiting */
const belowSaturation = (waiting) => ({
  [`below-rate-${waiting}`]: below(waiting, 'throughputPerS', {unit: 'perS', digits: 0}),
  [`below-p50-${waiting}`]: below(waiting, 'latencyMs.p50', {unit: 'ms', digits: 1}),
  [`below-p95-${waiting}`]: below(waiting, 'latencyMs.p95', {unit: 'ms', digits: 1}),
});

/** @param {RunOf} runs @param {import('./read.js').Corner} corner */
const measuredWith = (runs, ...corner) => requireMeasurementWith(runs(OWN), cornerAt(...corner));

/** Workers of a blocking cell. @param {RunOf} runs @param {Setting} setting */
const workersAt = (runs, setting) =>
  workersOf(runs(OWN), measuredWith(runs, 'kept', 'blocking', setting).id);

/**
 * Rates and latencies by workers, wait, workload and library.
 *
 * @type {import('../../types.js').Quantities}
 */
export const throughput = {
  ...byWorkers,
  'rate-fpm-16': fpmRate(16),
  'rate-kept-coroutine-2-8': perS((runs) =>
    rate(runs, 'kept', 'coroutine', {workers: 2, coroutinesPerWorker: 8}),
  ),
  'busy-1': busy(1),
  'busy-2': busy(2),
  'busy-4': busy(4),
  'busy-dropped-2': busy(2, 'dropped'),
  'busy-dropped-4': busy(4, 'dropped'),

  'most-workers': count((runs) => workersAt(runs, {workers: 16})),
  'slots-of-worker': count((runs) => {
    const {system} = measuredWith(runs, 'kept', 'coroutine', {workers: 1});
    return requireNumber(runs(OWN).systems[system].coroutinesPerWorker, `slots of ${system}`);
  }),

  'wait-workers': count((runs) => workersAt(runs, waitSetting(0))),
  ...each([0, 4], (wait) => [`rate-blocking-wait-${wait}`, rateAtWait('blocking', wait)]),
  ...each([0, 4], (wait) => [`rate-coroutine-wait-${wait}`, rateAtWait('coroutine', wait)]),
  ...each([1, 2], (wait) => [`request-wait-${wait}`, requestAtWait(wait)]),
  'gain-wait-0': gainAtWait(0, 2),
  'gain-wait-1': gainAtWait(1, 1),
  'gain-wait-4': gainAtWait(4, 1),

  ...each(['one-query', 'bench', 'twenty-queries'], (workload) => [
    `gain-${workload}`,
    gainOfWorkload(workload),
  ]),
  ...each(WAITINGS, (waiting) => [
    `rate-hello-${waiting}`,
    perS((runs) => rate(runs, 'kept', waiting, {workload: 'hello', workers: WORKERS})),
  ]),

  ...ofLibrary('fiber'),
  ...ofLibrary('amphp'),
  ...ofLibrary('reactphp'),
  ...belowSaturation('blocking'),
  ...belowSaturation('coroutine'),
};
