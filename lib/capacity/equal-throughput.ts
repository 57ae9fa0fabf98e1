import {memoryMb} from '../queueing/memory.ts';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import {fewest} from './fewest.ts';
import {modelThroughputPerS} from './model-throughput.ts';
import type {ServerSetup} from './server-capacity.ts';

/** Two throughputs this near count as equal: the margin of the site's comparisons. */
export const EQUAL_SHARE = 1 - EQUIVALENCE_MARGIN;

export type EqualThroughput = {
  throughputPerS: number;
  blockingWorkers: number;
  blockingMb: number;
  coroutinesPerWorker: number;
  coroutinesMb: number;
};

/**
 * Fewest blocking workers, and fewest coroutines in the workers given, that come within 5 % of the
 * throughput that the server reaches with all its coroutines; and the memory of both.
 *
 * @throws {RangeError} on numbers out of range, all named
 */
export function equalThroughput(setup: ServerSetup): EqualThroughput {
  const {workers, workerMb, coroutineMb} = setup;
  const throughputPerS = modelThroughputPerS(setup);
  const wanted = EQUAL_SHARE * throughputPerS;
  const blockingWorkers = fewest(
    'blocking workers',
    (count) => modelThroughputPerS({...setup, workers: count, coroutinesPerWorker: 1}) >= wanted,
  );
  const coroutinesPerWorker = fewest(
    'coroutines per worker',
    (count) => modelThroughputPerS({...setup, coroutinesPerWorker: count}) >= wanted,
  );
  return {
    throughputPerS,
    blockingWorkers,
    blockingMb: memoryMb({baseMb: 0, workers: blockingWorkers, workerMb}),
    coroutinesPerWorker,
    coroutinesMb: memoryMb({baseMb: 0, workers, workerMb, coroutinesPerWorker, coroutineMb}),
  };
}
