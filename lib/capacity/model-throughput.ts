import {closedNetwork} from '../queueing/closed-network.ts';

/**
 * Throughput of a server by the closed network of a CPU station and a delay. A worker runs PHP on one core at a time, so
 * that workers fewer than cores are themselves the cores.
 *
 * @param setup times per request in seconds; one coroutine per worker, that is blocking, unless given
 * @returns requests per second
 * @throws {RangeError} on numbers out of range, all named
 */
export function modelThroughputPerS({
  cpuS,
  ioS,
  cores,
  workers,
  coroutinesPerWorker = 1,
}: Record<'cpuS' | 'ioS' | 'cores' | 'workers', number> & {coroutinesPerWorker?: number}): number {
  const customers = workers * coroutinesPerWorker;
  return closedNetwork({customers, cpuS, ioS, cores: Math.min(cores, workers)}).throughputPerS;
}
