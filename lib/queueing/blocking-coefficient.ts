import {requireQuantities} from '../quantity/quantity.ts';

/**
 * Service time S₀ of a request when nothing waits for anything: T_cpu + T_io.
 *
 * @param request CPU time T_cpu and I/O wait T_io per request, seconds
 * @returns seconds
 * @throws {RangeError} on a negative time
 */
export function serviceTimeS({cpuS, ioS}: {cpuS: number; ioS: number}): number {
  requireQuantities('serviceTimeS', {cpuS, ioS}, {cpuS: 'non-negative', ioS: 'non-negative'});
  return cpuS + ioS;
}

/**
 * Blocking coefficient β = T_io / T_cpu: the wait-to-service ratio of Goetz,
 * "Java Concurrency in Practice" (2006), section 8.2.
 *
 * @param request CPU time and I/O wait per request, seconds
 * @returns β, from 0 without bound
 * @throws {RangeError} when T_cpu is not above 0, because β is not defined there
 */
export function blockingCoefficient({cpuS, ioS}: {cpuS: number; ioS: number}): number {
  requireQuantities('blockingCoefficient', {cpuS, ioS}, {cpuS: 'positive', ioS: 'non-negative'});
  return ioS / cpuS;
}

/**
 * Blocked share of the service time, T_io / (T_cpu + T_io): what Subramaniam, "Programming
 * Concurrency on the JVM" (2011), calls the blocking coefficient.
 *
 * @param request CPU time and I/O wait per request, seconds
 * @returns share from 0 up to, and without, 1
 * @throws {RangeError} when T_cpu is not above 0
 */
export function blockedShare({cpuS, ioS}: {cpuS: number; ioS: number}): number {
  const coefficient = blockingCoefficient({cpuS, ioS});
  return coefficient / (1 + coefficient);
}

/**
 * Number of slots N* = cores · (1 + β) that keeps the cores busy (Goetz 2006, section 8.2, at
 * full target utilisation). A slot is a blocking worker or one coroutine.
 *
 * @param setup cores, and times per request in seconds
 * @returns slots, not rounded
 * @throws {RangeError} on cores or T_cpu that are not above 0
 */
export function optimalSlots({
  cores,
  cpuS,
  ioS,
}: {
  cores: number;
  cpuS: number;
  ioS: number;
}): number {
  requireQuantities('optimalSlots', {cores}, {cores: 'positive'});
  return cores * (1 + blockingCoefficient({cpuS, ioS}));
}

/**
 * Largest gain in throughput that coroutines can bring to one worker on one core: (1 + β)-fold,
 * the number of requests that fit into the service time of one. At β = 1 it is 2, not 1.
 *
 * @param coefficient β = T_io / T_cpu
 * @returns factor of at least 1
 * @throws {RangeError} on a negative coefficient
 */
export function coroutineGainLimit(coefficient: number): number {
  requireQuantities('coroutineGainLimit', {coefficient}, {coefficient: 'non-negative'});
  return 1 + coefficient;
}
