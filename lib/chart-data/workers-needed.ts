import {fitContention, fitLinear, fitPerWorkerDecline} from '../queueing/contention.ts';
import {byWorkers} from './by-workers.ts';
import type {Run} from './measured-point.ts';
import type {Points, Series} from './types.ts';

/**
 * Throughput over the number of workers as measured, and three models fitted to all of it: `linear`, a constant
 * rate of each worker; `contention` alone; and `decline`, a rate per worker that falls in a straight line.
 *
 * @param wanted systems that share one curve, rate to reach per second, and the number of workers up to which curves
 * are drawn
 * @returns kind `models`; curves have role `model` and `measuredTo`, the last measured number
 * @throws {RangeError} as `byWorkers` does, or when there are too few points to fit
 */
export function workersNeeded(
  run: Run,
  {
    systems,
    target,
    to,
    every = 2,
  }: {systems: readonly string[]; target: number; to: number; every?: number},
): Points {
  const measured = byWorkers(run, {path: 'throughputPerS', systems, kind: 'models'});
  const models = scalingModels(measured.series);
  const values = Array.from({length: Math.floor(to / every) + 1}, (_, step) => step * every);
  const measuredTo = Math.max(...measured.x.values.map(Number));
  const curves = Object.entries(models).map(([id, {predict}]) => ({
    id,
    runtime: null,
    token: `model-${id}`,
    role: 'model' as const,
    measuredTo,
    points: values.map((x) => ({x, y: x === 0 ? 0 : Math.max(0, predict(x))})),
  }));
  return {
    ...measured,
    x: {unit: 'count', values, ticks: values.filter((x) => x % 8 === 0)},
    series: [...curves, ...measured.series],
    references: [{id: 'target', y: target}],
  };
}

/**
 * The three models of {@link workersNeeded}, fitted to measured points.
 *
 * @param series numbers of workers and requests per second; curves are passed over
 * @throws {RangeError} on too few points
 */
export function scalingModels(series: readonly Series[]) {
  const scaling = series
    .filter(({role}) => role !== 'model')
    .flatMap(({points}) => points)
    .flatMap(({x, y}) => (y === null ? [] : [{workers: Number(x), throughputPerS: y}]));
  return {
    linear: fitLinear(scaling),
    contention: fitContention(scaling),
    decline: fitPerWorkerDecline(scaling),
  };
}
