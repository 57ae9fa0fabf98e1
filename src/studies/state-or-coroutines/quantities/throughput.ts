import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {requireNumber, workersOf} from '../../../../lib/result/stated.ts';
import {shown} from '../../quantity.ts';
import {OWN, at, atCorner, rate} from './read.ts';
import type {Kept, Setting, Waiting} from '../../../../lib/chart-data/corners.ts';
import type {Quantities, Quantity, RunOf, Shown} from '../../types.ts';
import type {Corner} from './read.ts';

/** Workers wherever a figure varies the wait, the workload or the library. */
const WORKERS = 2;
const STATES = ['dropped', 'kept'] as const;
const WAITINGS = ['blocking', 'coroutine'] as const;

const perS = shown('perS', 0);
const count = shown('count');
const ratio: (digits: number, of: Quantity['of']) => Quantity = (digits, of) => ({
  unit: 'ratio',
  digits,
  of,
});

/** A quantity for each item of a list. */
const each = <T>(items: readonly T[], entryOf: (item: T) => [string, Quantity]) =>
  Object.fromEntries(items.map(entryOf));

const byWorkers = each(
  STATES.flatMap((state) =>
    WAITINGS.flatMap((waiting) => [1, 2, 4, 16].map((workers) => ({state, waiting, workers}))),
  ).filter(({waiting, workers}) => waiting === 'blocking' || workers <= 4),
  ({state, waiting, workers}) => [
    `rate-${state}-${waiting}-${workers}`,
    perS((runs) => rate(runs, state, waiting, {workers})),
  ],
);

const fpmRate = (workers: number) =>
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

/** Share of all cores' time that everything on the machine used, with coroutines. */
const busy = (workers: number, state: Kept = 'kept'): Quantity => ({
  unit: 'ratio',
  of: (runs) => atCorner(runs, state, 'coroutine', {workers}, 'utilisation'),
});

const waitSetting = (ioWaitMs: number) => ({ioWaitMs, workers: WORKERS});
const gainAtWait = (ioWaitMs: number, digits: number) =>
  ratio(
    digits,
    (runs) =>
      rate(runs, 'kept', 'coroutine', waitSetting(ioWaitMs)) /
      rate(runs, 'kept', 'blocking', waitSetting(ioWaitMs)),
  );
/** A blocking worker is busy for the whole request, so this is what a request's waits and computing really took. */
const requestAtWait = (ioWaitMs: number): Quantity => ({
  unit: 'ms',
  digits: 1,
  of: (runs) => (WORKERS * 1000) / rate(runs, 'kept', 'blocking', waitSetting(ioWaitMs)),
});
const rateAtWait = (waiting: Waiting, ioWaitMs: number) =>
  perS((runs) => rate(runs, 'kept', waiting, waitSetting(ioWaitMs)));

const gainOfWorkload = (workload: string) =>
  ratio(
    1,
    (runs) =>
      rate(runs, 'kept', 'coroutine', {workload, workers: WORKERS}) /
      rate(runs, 'kept', 'blocking', {workload, workers: WORKERS}),
  );

const ofLibrary = (runtime: string) => {
  const of = (runs: RunOf, state: Kept) =>
    rate(runs, state, 'coroutine', {runtime, workers: WORKERS});
  return {
    [`rate-${runtime}-dropped`]: perS((runs) => of(runs, 'dropped')),
    [`rate-${runtime}-kept`]: perS((runs) => of(runs, 'kept')),
    [`state-${runtime}`]: ratio(1, (runs) => of(runs, 'kept') / of(runs, 'dropped')),
  };
};

const below = (waiting: Waiting, path: string, shown: Shown): Quantity => ({
  ...shown,
  of: (runs) => atCorner(runs, 'kept', waiting, {workers: WORKERS, point: 'below'}, path),
});
const belowSaturation = (waiting: Waiting) => ({
  [`below-rate-${waiting}`]: below(waiting, 'throughputPerS', {unit: 'perS', digits: 0}),
  [`below-p50-${waiting}`]: below(waiting, 'latencyMs.p50', {unit: 'ms', digits: 1}),
  [`below-p95-${waiting}`]: below(waiting, 'latencyMs.p95', {unit: 'ms', digits: 1}),
});

const measuredWith = (runs: RunOf, ...corner: Corner) =>
  requireMeasurementWith(runs(OWN), cornerAt(...corner));

/** Workers of a blocking cell. */
const workersAt = (runs: RunOf, setting: Setting) =>
  workersOf(runs(OWN), measuredWith(runs, 'kept', 'blocking', setting).id);

/** Rates and latencies by workers, wait, workload and library. */
export const throughput: Quantities = {
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
