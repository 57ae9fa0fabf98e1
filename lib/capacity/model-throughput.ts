import {optimalSlots} from '../queueing/blocking-coefficient.ts';
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
  const server = {cpuS, ioS, cores: Math.min(cores, workers)};
  // Slots beyond four times N* and some more give nothing, and each costs a step of the network's sum.
  const useful = Math.ceil(4 * optimalSlots(server)) + 200;
  const customers = Math.min(workers * coroutinesPerWorker, useful);
  return closedNetwork({customers, ...server}).throughputPerS;
}
