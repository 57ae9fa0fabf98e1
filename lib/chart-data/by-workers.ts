import {unitOf} from '../result/units.ts';
import {measurementAt, systemsAcrossWorkers, workerCounts} from './across-workers.ts';
import {measuredPoint} from './measured-point.ts';
import type {Run} from './measured-point.ts';
import type {ChartKind, Points} from './types.ts';

/**
 * One quantity of each system over the number of workers; rates have the offered rate λ as reference.
 *
 * @param wanted `path` of the quantity, in the unit that lib/result/units.ts gives it
 * @returns gaps are null
 * @throws {RangeError} when a result file can hold no such quantity, or the run has no value of it
 */
export function byWorkers(
  run: Run,
  {
    path,
    kind = 'lines',
    scenario,
    systems,
  }: {path: string; kind?: ChartKind; scenario?: string; systems?: readonly string[]},
): Points {
  const unit = unitOf(path)?.unit;
  if (!unit)
    throw new RangeError(
      `byWorkers: “${path}” is no quantity of a result file. See lib/result/units.ts.`,
    );
  const values = workerCounts(run, scenario);
  const series = systemsAcrossWorkers(run, {scenario, systems})
    .map(({id, runtime}) => ({
      id,
      runtime,
      points: values.map((workers) =>
        measuredPoint(run, measurementAt(run, {system: id, workers, scenario}), path, workers),
      ),
    }))
    .filter(({points}) => points.some(({y}) => y !== null));
  if (series.length === 0) {
    throw new RangeError(
      `byWorkers: run “${run.id}” has no “${path}” at any number of workers. Choose another path.`,
    );
  }
  return {kind, x: {unit: 'count', values}, y: {unit}, series, references: offeredRate(run, path)};
}

function offeredRate({load}: Run, path: string) {
  const {arrivalRatePerS} = load;
  return path === 'throughputPerS' && typeof arrivalRatePerS === 'number'
    ? [{id: 'offered', y: arrivalRatePerS}]
    : [];
}
