// @ts-check
import {requireQuantities} from '../quantity/index.js';

/**
 * Service time that a saturated blocking server reveals: S₀ = N / X, because each of its N workers
 * always has one request in hand.
 *
 * @param {{workers: number, throughputPerS: number}} saturated
 * @returns {number} seconds
 * @throws {RangeError} on a number not above 0
 */
export function impliedServiceS({workers, throughputPerS}) {
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
 * @param {{workers: number, throughputPerS: number}} measured
 * @returns {number} seconds
 * @throws {RangeError} on a number not above 0
 */
export function cpuTimeLimitS(measured) {
  return impliedServiceS(measured);
}

/**
 * Splits a blocking server's service time by the CPU time limit that a coroutine server shows for the
 * same application: T_cpu at its limit, T_io the rest. The true T_cpu may be lower, and T_io higher.
 *
 * @param {{blocking: {workers: number, throughputPerS: number}, coroutines: {workers: number, throughputPerS: number}}} measured
 * @returns {{serviceS: number, cpuS: number, ioS: number}} seconds
 * @throws {RangeError} on a number not above 0, or when the CPU time limit exceeds the service time
 */
export function inferTimes({blocking, coroutines}) {
  const serviceS = impliedServiceS(blocking);
  const cpuS = cpuTimeLimitS(coroutines);
  requireQuantities('inferTimes', {ioS: serviceS - cpuS}, {ioS: 'non-negative'});
  return {serviceS, cpuS, ioS: serviceS - cpuS};
}
