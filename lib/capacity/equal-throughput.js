// @ts-check
import {memoryMb} from '../queueing/memory.js';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.js';
import {fewest} from './fewest.js';
import {modelThroughputPerS} from './model-throughput.js';

/** Two throughputs this near count as equal: the margin of the site's comparisons. */
export const EQUAL_SHARE = 1 - EQUIVALENCE_MARGIN;

/**
 * @typedef {{throughputPerS: number, blockingWorkers: number, blockingMb: number,
 *   coroutinesPerWorker: number, coroutinesMb: number}} EqualThroughput
 */

/**
 * Fewest blocking workers, and fewest coroutines in the workers given, that come within 5 % of the
 * throughput that the server reaches with all its coroutines; and the memory of both.
 *
 * @param {import('./server-capacity.js').ServerSetup} setup
 * @returns {EqualThroughput}
 * @throws {RangeError} on numbers out of range, all named
 */
export function equalThroughput(setup) {
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
