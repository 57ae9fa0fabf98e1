import {optimalSlots} from '../queueing/blocking-coefficient.ts';
import {modelThroughputPerS} from './model-throughput.ts';
import type {ServerSetup} from './server-capacity.ts';

/**
 * Throughput by number of workers, blocking and with coroutines, as the model has it, from one worker
 * to where the blocking workers fill the cores, or meet the offered rate, too.
 *
 * @param setup worker counts in `mustShow` (measured ones) are always among those of the curve
 * @returns ascending worker counts, requests per second of both, and the ceiling of the cores, cores / T_cpu
 * @throws {RangeError} on numbers out of range, all named
 */
export function capacityCurve({
  mustShow = [],
  ...setup
}: ServerSetup & {mustShow?: readonly number[]}): {
  workers: number[];
  blockingPerS: number[];
  coroutinesPerS: number[];
  ceilingPerS: number;
} {
  const {cpuS, ioS, cores, arrivalRatePerS = Infinity} = setup;
  const wanted = Math.min(optimalSlots({cores, cpuS, ioS}), arrivalRatePerS * (cpuS + ioS));
  const last = niceCeiling(Math.max(1.35 * wanted, 1.2 * setup.workers, ...mustShow, 8));
  const workers = workerCounts(last, [...mustShow, setup.workers, cores]);
  const perS = (count: number, coroutinesPerWorker: number) =>
    modelThroughputPerS({...setup, workers: count, coroutinesPerWorker});
  return {
    workers,
    blockingPerS: workers.map((count) => perS(count, 1)),
    coroutinesPerS: workers.map((count) => perS(count, setup.coroutinesPerWorker)),
    ceilingPerS: cores / cpuS,
  };
}

const STEPS = 32;

function workerCounts(last: number, wanted: number[]) {
  const even = Array.from({length: STEPS}, (_, step) => Math.round(((step + 1) * last) / STEPS));
  const all = new Set([1, ...even, ...wanted].filter((count) => count >= 1 && count <= last));
  return [...all].sort((a, b) => a - b);
}

/** @param value rounded up to 1, 1.5, 2, 3, 4, 5, 6, 8 or 10 times a power of ten */
function niceCeiling(value: number) {
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 1.5, 2, 3, 4, 5, 6, 8];
  return Math.ceil(power * (steps.find((step) => step * power >= value - 1e-9) ?? 10));
}
