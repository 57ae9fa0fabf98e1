import {cornerAt} from '../chart-data/corners.ts';
import {measurementWith} from '../chart-data/design-cells.ts';
import {requestTimes} from '../chart-data/predicted-throughput.ts';
import {valueOf} from '../result/read.ts';
import {applicationOf, timesBeyond} from './measured-cells.ts';
import type {Run} from '../chart-data/measured-point.ts';
import type {MeasuredCell} from './measured-cells.ts';

/** Applications of the HTTP harness that a framework serves. */
export const FRAMEWORKS = ['laravel', 'symfony'];
/** Server and workers that they were measured with. */
export const SERVED = Object.freeze({runtime: 'swoole' as const, workers: 2});
/** Workers, and coroutines of a worker, in the cells that say what one more takes. */
const SLOTS = 16;

/**
 * The blocking cells of frameworks on Swoole, as applications: the times of a request from the run in which it was
 * alone, and of what dropping the state adds, the CPU time of connecting from the run that measured it by itself.
 *
 * @param runs throughput and memory; lone requests; CPU time by part; memory of sixteen workers
 * @returns nothing kept, and all kept, for each framework
 * @throws {Error} when a cell or its lone request is missing
 */
export function frameworkCells(
  runs: {shared: Run; alone: Run; boot: Run; slots: Run},
  example: {slotsPerWorker: number},
): MeasuredCell[] {
  return FRAMEWORKS.flatMap((app) =>
    (['dropped', 'kept'] as const).map((state) => cellOf(runs, app, state, example)),
  );
}

function cellOf(
  {shared, alone, boot, slots}: {shared: Run; alone: Run; boot: Run; slots: Run},
  app: string,
  state: 'dropped' | 'kept',
  {slotsPerWorker}: {slotsPerWorker: number},
): MeasuredCell {
  const measurement = servedBy(shared, app, state, 'blocking');
  const times = aloneIn(alone, app, state);
  const [, kept] = loneTimes(alone, app);
  const dropped = timesBeyond(times, kept);
  const connectS = valueOf(boot, `${app}-opcache.connection`, 'cpuMs') / 1000;
  const connectCpuS = Math.min(dropped.cpuS, connectS);
  return {
    id: `${shared.id}/${measurement.id}`,
    label: shared.systems[measurement.system].label,
    measuredPerS: valueOf(shared, measurement.id, 'throughputPerS'),
    application: applicationOf(shared, times, {
      bootCpuS: dropped.cpuS - connectCpuS,
      connect: {...dropped, cpuS: connectCpuS},
      ...{workers: SERVED.workers, slotsPerWorker, server: SERVED.runtime},
      ...memoryOfFramework({shared, slots}, app),
    }),
  };
}

function servedBy(
  run: Run,
  app: string,
  state: 'dropped' | 'kept',
  waiting: 'blocking' | 'coroutine',
  workers: number = SERVED.workers,
) {
  const measurement = measurementWith(run, cornerAt(state, waiting, {...SERVED, app, workers}));
  if (!measurement)
    throw new Error(
      `run “${run.id}” has no cell of ${app} with state ${state}, waiting ${waiting}. Measure it, or choose another run.`,
    );
  return measurement;
}

/** A framework's lone request with nothing kept, and with all kept. */
export const loneTimes = (run: Run, app: string) => [
  aloneIn(run, app, 'dropped'),
  aloneIn(run, app, 'kept'),
];

function aloneIn(run: Run, app: string, state: 'dropped' | 'kept') {
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
 * @param runs two workers; sixteen workers
 * @throws {Error} when a cell is missing
 */
export function memoryOfFramework(
  {shared, slots}: {shared: Run; slots: Run},
  app: string,
): {firstMb: number; workerMb: number; slotMb: number} {
  const {workers} = SERVED;
  const loaded = (run: Run, waiting: 'blocking' | 'coroutine', count: number) =>
    valueOf(run, servedBy(run, app, 'kept', waiting, count).id, 'memoryMb.loaded');
  const few = loaded(shared, 'blocking', workers);
  const workerMb = (loaded(slots, 'blocking', SLOTS) - few) / (SLOTS - workers);
  return {
    firstMb: few - (workers - 1) * workerMb,
    workerMb,
    slotMb: (loaded(shared, 'coroutine', workers) - few) / (workers * (SLOTS - 1)),
  };
}
