// @ts-check
import {droppedShare} from '../queueing/littles-law.js';
import {valueOf} from '../result/read.js';
import {measurementAt} from './across-workers.js';
import {byWorkers} from './by-workers.js';
import {address, judgement} from './measured-point.js';

/**
 * Share of the offered requests that the tool counted as dropped, beside the share that the throughput
 * misses, 1 − X/λ.
 *
 * @param {import('./measured-point.js').Run} run with an offered rate
 * @returns {import('./types.js').Points} kind `pairs`, parts `dropped` and `shortfall`, unit share
 * @throws {RangeError} when the run's load has no offered rate, or it has no dropped shares
 */
export function droppedAndShortfall(run) {
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

/** @param {import('./measured-point.js').Run} run @param {string} system @param {import('./types.js').Point} point @param {number} arrivalRatePerS */
function shortfallAt(run, system, {x}, arrivalRatePerS) {
  const measurement = measurementAt(run, {system, workers: Number(x)});
  if (!measurement?.values.throughputPerS) return {x, y: null};
  const throughputPerS = valueOf(run, measurement.id, 'throughputPerS');
  return {
    x,
    y: droppedShare({arrivalRatePerS, throughputPerS}),
    single: /** @type {const} */ (true),
    ...judgement(run, measurement),
    from: address(run, measurement, 'throughputPerS'),
  };
}
