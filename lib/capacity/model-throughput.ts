import {optimalSlots} from '../queueing/blocking-coefficient.ts';
import {closedNetwork} from '../queueing/closed-network.ts';

/**
 * Throughput of so many slots on so many cores by the closed network of a CPU station and a delay, no
 * higher than the offered rate. A worker runs PHP on one core at a time, so that workers fewer than
 * cores are themselves the cores.
 *
 * @param setup times per request in seconds; one coroutine per worker, that is
 * blocking, and no limit to the offered rate unless given
 * @returns requests per second
 * @throws {RangeError} on numbers out of range, all named
 */
export function modelThroughputPerS({
  cpuS,
  ioS,
  cores,
  workers,
  coroutinesPerWorker = 1,
  arrivalRatePerS = Infinity,
}: {
  cpuS: number;
  ioS: number;
  cores: number;
  workers: number;
  coroutinesPerWorker?: number;
  arrivalRatePerS?: number;
}): number {
  const usable = Math.min(cores, workers);
  const slots = usefulSlots(workers * coroutinesPerWorker, {cores: usable, cpuS, ioS});
  const servedPerS =
    slots > MOST_SLOTS
      ? Math.min(slots / (cpuS + ioS), usable / cpuS)
      : closedNetwork({customers: slots, cpuS, ioS, cores: usable}).throughputPerS;
  return Math.min(arrivalRatePerS, servedPerS);
}

/**
 * From here on the curve lies within one percent of its bounds everywhere, and each slot of the
 * network costs a step of its sum.
 */
const MOST_SLOTS = 20_000;

/** Slots beyond four times N* and some more change no digit of the throughput. */
function usefulSlots(slots: number, server: {cores: number; cpuS: number; ioS: number}) {
  return Math.min(slots, Math.ceil(4 * optimalSlots(server)) + 200);
}
