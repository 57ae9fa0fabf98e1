import {droppedShare} from '../queueing/littles-law.ts';
import {valueOf} from '../result/read.ts';
import {measurementAt} from './across-workers.ts';
import {byWorkers} from './by-workers.ts';
import {address, judgement} from './measured-point.ts';
import type {Run} from './measured-point.ts';
import type {Point, Points} from './types.ts';

/**
 * Share of the offered requests that the tool counted as dropped, beside the share that the throughput
 * misses, 1 − X/λ.
 *
 * @param run with an offered rate
 * @returns kind `pairs`, parts `dropped` and `shortfall`, unit share
 * @throws {RangeError} when the run's load has no offered rate, or it has no dropped shares
 */
export function droppedAndShortfall(run: Run): Points {
  const {arrivalRatePerS} = run.load;
  if (typeof arrivalRatePerS !== 'number') {
    throw new RangeError(
      `droppedAndShortfall: run “${run.id}” has arrivalRatePerS ${arrivalRatePerS}; a shortfall needs an offered rate. Choose a run with open load.`,
    );
  }
  const dropped = byWorkers(run, {path: 'droppedShare', kind: 'pairs'});
  const missing = dropped.series.map((series) => ({
    ...series,
    part: 'shortfall',
    points: series.points.map((point) => shortfallAt(run, series.id, point, arrivalRatePerS)),
  }));
  return {
    ...dropped,
    parts: ['dropped', 'shortfall'],
    series: [...dropped.series.map((series) => ({...series, part: 'dropped'})), ...missing],
  };
}

function shortfallAt(run: Run, system: string, {x}: Point, arrivalRatePerS: number) {
  const measurement = measurementAt(run, {system, workers: Number(x)});
  if (!measurement?.values.throughputPerS) return {x, y: null};
  const throughputPerS = valueOf(run, measurement.id, 'throughputPerS');
  return {
    x,
    y: droppedShare({arrivalRatePerS, throughputPerS}),
    single: true as const,
    ...judgement(run, measurement),
    from: address(run, measurement, 'throughputPerS'),
  };
}
