import {simulateWorkerPool} from '../queueing/worker-pool.ts';
import {impliedServiceS} from './inferred-times.ts';

export type SaturatedPoint = {workers: number; throughputPerS: number};

export type OpenLoad = {arrivalRatePerS: number; durationS: number; gracefulStopS: number};

/**
 * Median latency that measured blocking servers would have shown under a cap on virtual users: each
 * worker is busy for N/X a request, offered load and duration are those of the run.
 *
 * @param points workers N and measured throughput X
 * @param load offered rate λ, duration, graceful stop, cap V
 * @returns simulated; no median where no request was answered
 * @throws {RangeError} on numbers out of range, all named
 */
export function cappedMedians(
  points: readonly SaturatedPoint[],
  {arrivalRatePerS, durationS, gracefulStopS, maxVus}: OpenLoad & {maxVus: number},
): {workers: number; throughputPerS: number; p50Ms: number | null; droppedShare: number}[] {
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
