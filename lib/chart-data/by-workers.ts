import {measurementsOf} from '../result/read.ts';
import {quantityAt, unitFor} from './arrange.ts';
import type {Wanted} from './arrange.ts';
import type {Run} from './measured-point.ts';
import type {ChartKind, Points} from './types.ts';

/**
 * One quantity of each system over the number of workers; rates have the offered rate λ as reference.
 *
 * @param wanted the quantity, as the file has it or computed from what the file has
 * @returns gaps are null
 * @throws {RangeError} when a result file can hold no such quantity, or the run has no value of it
 */
export function byWorkers(
  run: Run,
  {kind = 'lines', systems, ...wanted}: Wanted & {kind?: ChartKind; systems?: readonly string[]},
): Points {
  const unit = unitFor(wanted);
  const measured = measurementsOf(run).filter(({workers}) => workers !== undefined);
  const counts = new Set(measured.flatMap(({workers}) => workers ?? []));
  const values = [...counts].sort((a, b) => a - b);
  const pointAt = (id: string, x: number) => {
    const found = measured.find(({system, workers}) => system === id && workers === x);
    return found && found.status !== 'failed' ? quantityAt(run, found, wanted, x) : {x, y: null};
  };
  const series = Object.entries(run.systems)
    .filter(([id]) => systems?.includes(id) ?? true)
    .map(([id, {runtime}]) => ({id, runtime, points: values.map((x) => pointAt(id, x))}))
    .filter(({points}) => points.some(({y}) => y !== null));
  if (series.length === 0) {
    throw new RangeError(
      `byWorkers: run “${run.id}” has no “${wanted.path}” at any number of workers. Choose another path.`,
    );
  }
  const {arrivalRatePerS} = run.load;
  const isOffered = wanted.path === 'throughputPerS' && typeof arrivalRatePerS === 'number';
  const references = isOffered ? [{id: 'offered', y: arrivalRatePerS}] : [];
  return {kind, x: {unit: 'count', values}, y: {unit}, series, references};
}

/**
 * Several quantities over the number of workers side by side, each in a panel of its own: on one axis where
 * they share a unit, on axes of their own otherwise. Worker counts that none of the panels has are left out.
 *
 * @throws {RangeError} as `byWorkers` does
 */
export function inPanels(
  run: Run,
  panels: readonly {id: string; path: string}[],
  kind: ChartKind = 'lines',
): Points {
  const parts = panels.map(({id, path}) => ({id, points: byWorkers(run, {path, kind})}));
  const units = new Set(parts.map(({points}) => points.y.unit));
  const filled = parts.flatMap(({points}) => points.series.flatMap((series) => series.points));
  const values = parts[0].points.x.values.filter((x) =>
    filled.some((point) => point.x === x && point.y !== null),
  );
  return {
    kind,
    x: {unit: 'count', values},
    y: parts[0].points.y,
    panels: parts.map(({id, points}) => ({id, ...(units.size > 1 && {y: points.y})})),
    series: parts.flatMap(({id, points}) =>
      points.series.map((series) => ({
        ...series,
        panel: id,
        points: series.points.filter(({x}) => values.includes(x)),
      })),
    ),
    references: parts.flatMap(({id, points}) =>
      (points.references ?? []).map((reference) => ({...reference, panel: id})),
    ),
  };
}
