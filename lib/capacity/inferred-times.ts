import {requireQuantities} from '../quantity/quantity.ts';

/**
 * Service time that a saturated blocking server reveals: S₀ = N / X, because each of its N workers
 * always has one request in hand.
 *
 * @returns seconds
 * @throws {RangeError} on a number not above 0
 */
export function impliedServiceS({
  workers,
  throughputPerS,
}: {
  workers: number;
  throughputPerS: number;
}): number {
  requireQuantities(
    'impliedServiceS',
    {workers, throughputPerS},
    {workers: 'positive', throughputPerS: 'positive'},
  );
  return workers / throughputPerS;
}

/**
 * Most CPU time per request that a throughput leaves: N workers run PHP on one core each, so
 * T_cpu ≤ N / X, whatever the workers do besides.
 *
 * @returns seconds
 * @throws {RangeError} on a number not above 0
 */
export function cpuTimeLimitS(measured: {workers: number; throughputPerS: number}): number {
  return impliedServiceS(measured);
}

/**
 * Splits a blocking server's service time by the CPU time limit that a coroutine server shows for the
 * same application: T_cpu at its limit, T_io the rest. The true T_cpu may be lower, and T_io higher.
 *
 * @returns seconds
 * @throws {RangeError} on a number not above 0, or when the CPU time limit exceeds the service time
 */
export function inferTimes({
  blocking,
  coroutines,
}: {
  blocking: {workers: number; throughputPerS: number};
  coroutines: {workers: number; throughputPerS: number};
}): {serviceS: number; cpuS: number; ioS: number} {
  const serviceS = impliedServiceS(blocking);
  const cpuS = cpuTimeLimitS(coroutines);
  requireQuantities('inferTimes', {ioS: serviceS - cpuS}, {ioS: 'non-negative'});
  return {serviceS, cpuS, ioS: serviceS - cpuS};
}
