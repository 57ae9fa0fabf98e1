// @ts-check
import {simulateWorkerPool} from '../queueing/worker-pool.js';
import {impliedServiceS} from './inferred-times.js';

/**
 * @typedef {{workers: number, throughputPerS: number}} SaturatedPoint
 * @typedef {{arrivalRatePerS: number, durationS: number, gracefulStopS: number}} OpenLoad
 */

/**
 * Median latency that measured blocking servers would have shown under a cap on virtual users: each
 * worker is busy for N/X a request, offered load and duration are those of the run.
 *
 * @param {readonly SaturatedPoint[]} points workers N and measured throughput X
 * @param {OpenLoad & {maxVus: number}} load offered rate λ, duration, graceful stop, cap V
 * @returns {{workers: number, throughputPerS: number, p50Ms: number | null, droppedShare: number}[]}
 *   simulated; no median where no request was answered
 * @throws {RangeError} on numbers out of range, all named
 */
export function cappedMedians(points, {arrivalRatePerS, durationS, gracefulStopS, maxVus}) {
  return points.map(({workers, throughputPerS}) => {
    const result = simulateWorkerPool({
      model: 'open',
      ...{arrivalRatePerS, durationS, gracefulStopS, maxVus, workers},
      serviceS: impliedServiceS({workers, throughputPerS}),
    });
    return {
      workers,
      throughputPerS: result.throughputPerS,
      p50Ms: result.latencyMs.p50,
      droppedShare: result.droppedShare,
    };
  });
}
