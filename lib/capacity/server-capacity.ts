import {
  blockedShare,
  blockingCoefficient,
  optimalSlots,
  serviceTimeS,
} from '../queueing/blocking-coefficient.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {memoryMb} from '../queueing/memory.ts';
import {modelThroughputPerS} from './model-throughput.ts';
import {equalThroughput} from './equal-throughput.ts';
import type {Bound, BoundId} from '../queueing/bounds.ts';
import type {EqualThroughput} from './equal-throughput.ts';

/**
 * CPU time T_cpu and wait T_io per request in seconds, cores, workers N, coroutines per worker C,
 * megabytes of a worker and of a coroutine, offered rate λ (left out: no limit)
 */
export type ServerSetup = {
  cpuS: number;
  ioS: number;
  cores: number;
  workers: number;
  coroutinesPerWorker: number;
  workerMb: number;
  coroutineMb: number;
  arrivalRatePerS?: number;
};

/**
 * What one server gives with blocking workers and with coroutines: coefficient, bounds, the model's
 * throughput between them, utilisation, memory, and what equal throughput costs either way.
 *
 * @throws {RangeError} on numbers out of range, all named
 */
export function serverCapacity(setup: ServerSetup): {
  serviceS: number;
  coefficient: number;
  share: number;
  optimalSlots: number;
  blocking: Capacity;
  coroutines: Capacity;
  equal: EqualThroughput;
} {
  const {cpuS, ioS, cores} = setup;
  return {
    serviceS: serviceTimeS({cpuS, ioS}),
    coefficient: blockingCoefficient({cpuS, ioS}),
    share: blockedShare({cpuS, ioS}),
    optimalSlots: optimalSlots({cores, cpuS, ioS}),
    blocking: capacityOf({...setup, coroutinesPerWorker: 1, coroutineMb: 0}),
    coroutines: capacityOf(setup),
    equal: equalThroughput(setup),
  };
}

export type Capacity = {
  bounds: Bound[];
  limiting: BoundId;
  boundPerS: number;
  throughputPerS: number;
  utilisation: number;
  memoryMb: number;
};

function capacityOf(setup: ServerSetup): Capacity {
  const {cpuS, ioS, cores, workers, coroutinesPerWorker, arrivalRatePerS} = setup;
  const limits = throughputBounds({
    ...{cpuS, ioS, cores, workers, coroutinesPerWorker},
    ...(arrivalRatePerS === undefined ? {} : {arrivalRatePerS}),
  });
  const throughputPerS = modelThroughputPerS(setup);
  return {
    bounds: limits.bounds,
    limiting: limits.limiting,
    boundPerS: limits.throughputPerS,
    throughputPerS,
    utilisation: (throughputPerS * cpuS) / cores,
    memoryMb: memoryMb({
      baseMb: 0,
      ...{workers, workerMb: setup.workerMb},
      ...{coroutinesPerWorker, coroutineMb: setup.coroutineMb},
    }),
  };
}
