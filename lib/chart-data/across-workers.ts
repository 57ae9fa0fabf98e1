import {measurementsOf} from '../result/read.ts';
import type {Run} from '../result/types.ts';

/** Systems of a run that were measured at numbers of workers, in the order of the file. */
export function systemsAcrossWorkers(
  run: Run,
  {scenario, systems}: {scenario?: string; systems?: readonly string[]} = {},
): {id: string; runtime: string}[] {
  const ids = new Set(withWorkers(run, scenario).map(({system}) => system));
  return Object.entries(run.systems)
    .filter(([id]) => ids.has(id) && (systems?.includes(id) ?? true))
    .map(([id, {runtime}]) => ({id, runtime}));
}

/** Numbers of workers that occur in a run, ascending. */
export function workerCounts(run: Run, scenario?: string): number[] {
  const counts = withWorkers(run, scenario).flatMap(({workers}) => workers ?? []);
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** The measurement of a system at a number of workers. */
export function measurementAt(
  run: Run,
  {system, workers, scenario}: {system: string; workers: number; scenario?: string},
) {
  return withWorkers(run, scenario).find(
    (measurement) => measurement.system === system && measurement.workers === workers,
  );
}

function withWorkers(run: Run, scenario?: string) {
  return measurementsOf(run, {scenario}).filter(({workers}) => workers !== undefined);
}
