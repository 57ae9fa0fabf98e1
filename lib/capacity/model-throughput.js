import {optimalSlots} from '../queueing/blocking-coefficient.js';
import {closedNetwork} from '../queueing/closed-network.js';

/**
 * Throughput of so many slots on so many cores by the closed network of a CPU station and a delay, no
 * higher than the offered rate. A worker runs PHP on one core at a time, so that workers fewer than
 * cores are themselves the cores.
 *
 * @param {{cpuS: number, ioS: number, cores: number, workers: number, coroutinesPerWorker?: number,
 *   arrivalRatePerS?: number}} setup times per request in seconds; one coroutine per worker, that is
 *   blocking, and no limit to the offered rate unless given
 * @returns {number} requests per second
 * @throws {RangeError} on numbers out of range, all named
 */
export function modelThroughputPerS({
  cpuS,
  ioS,
  cores,
  workers,
  coroutinesPerWorker = 1,
  arrivalRatePerS = Infinity,
}) {
  const usable = Math.min(cores, workers);
  const {throughputPerS} = closedNetwork({
    customers: usefulCustomers(workers * coroutinesPerWorker, {cores: usable, cpuS, ioS}),
    ...{cpuS, ioS, cores: usable},
  });
  return Math.min(arrivalRatePerS, throughputPerS);
}

/**
 * Slots beyond four times N* and some more change no digit of the throughput, and each costs a step
 * of the network's sum.
 *
 * @param {number} slots
 * @param {{cores: number, cpuS: number, ioS: number}} server
 */
function usefulCustomers(slots, server) {
  return Math.min(slots, Math.ceil(4 * optimalSlots(server)) + 200);
}
