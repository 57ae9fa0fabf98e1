import {cornerAt} from '../chart-data/corners.ts';
import {measurementWith} from '../chart-data/design-cells.ts';
import {requestTimes} from '../chart-data/predicted-throughput.ts';
import {valueOf} from '../result/read.ts';
import {applicationOf, timesBeyond} from './measured-cells.ts';
import type {Run} from '../chart-data/measured-point.ts';
import type {MeasuredCell, Memory} from './measured-cells.ts';

/** Applications of the HTTP harness that a framework serves. */
export const FRAMEWORKS = ['laravel', 'symfony'];
/** Server and workers that they were measured with. */
export const SERVED = Object.freeze({runtime: 'swoole' as const, workers: 2});

/**
 * The blocking cells of frameworks on Swoole, as applications: the times of a request from the run in which it was
 * alone, and of what dropping the state adds, the CPU time of connecting from the run that measured it by itself.
 *
 * @param runs throughput; lone requests; CPU time by part
 * @param memoryOf memory of a framework, and how many coroutines a worker may have
 * @returns nothing kept, and all kept, for each framework
 * @throws {Error} when a cell or its lone request is missing
 */
export function frameworkCells(
  runs: {shared: Run; alone: Run; boot: Run},
  memoryOf: (app: string) => Memory,
): MeasuredCell[] {
  return FRAMEWORKS.flatMap((app) =>
    (['dropped', 'kept'] as const).map((state) => cellOf(runs, app, state, memoryOf(app))),
  );
}

function cellOf(
  {shared, alone, boot}: {shared: Run; alone: Run; boot: Run},
  app: string,
  state: 'dropped' | 'kept',
  memory: Memory,
): MeasuredCell {
  const measurement = servedBy(shared, app, state);
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
      ...{workers: SERVED.workers, server: SERVED.runtime},
      ...memory,
    }),
  };
}

function servedBy(run: Run, app: string, state: 'dropped' | 'kept') {
  const measurement = measurementWith(run, cornerAt(state, 'blocking', {...SERVED, app}));
  if (!measurement)
    throw new Error(
      `run “${run.id}” has no cell of ${app} with state ${state}, blocking. Measure it, or choose another run.`,
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
