// @ts-check
/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./application.js').Times} Times
 * @typedef {'offered' | 'cores' | 'slots' | 'worker-cpu' | 'memory' | 'connections'} LimitId
 * @typedef {{id: LimitId, perS: number}} Limit
 * @typedef {{times: Times, workers: number, slotsPerWorker: number, isAsync: boolean}} Arrangement
 */

/**
 * Upper limits on throughput of one arrangement, requests a second:
 *
 *     X = min(λ, cores / ΣT_cpu, N·C / S₀, N / T_cpu, slots that fit / S₀, connections / S₀)
 *
 * A slot holds one connection from the beginning of a request to its end. Where limits are equal the one that is harder
 * to move comes first: one who serves all that is asked for isn't told to add cores.
 *
 * @param {Application} application
 * @param {Arrangement} arrangement
 * @returns {Limit[]} the limits that apply, in that order
 */
export function limitsOf(application, {times, workers, slotsPerWorker, isAsync}) {
  const {cores, arrivalRatePerS, memoryMb, connections} = application;
  const serviceS = times.cpuS + times.ioS;
  const memorySlots = slotsThatFit(application, workers, isAsync);
  /** @type {[LimitId, number | null][]} */
  const limits = [
    ['offered', arrivalRatePerS],
    ['cores', cores / (times.cpuS + times.sharedCpuS)],
    ['connections', connections === null ? null : connections / serviceS],
    ['memory', memoryMb === null ? null : memorySlots / serviceS],
    ['worker-cpu', isAsync ? workers / times.cpuS : null],
    ['slots', (workers * slotsPerWorker) / serviceS],
  ];
  return limits.flatMap(([id, perS]) => (perS === null ? [] : [{id, perS}]));
}

/**
 * Slots for which the memory is enough: blocking workers, or coroutines in workers that fit.
 *
 * @param {Application} application
 * @param {number} workers
 * @param {boolean} isAsync
 * @returns {number} 0 where not one worker fits
 */
export function slotsThatFit({memoryMb, workerMb, slotMb}, workers, isAsync) {
  if (memoryMb === null) return Infinity;
  const fitting = workerMb > 0 ? Math.floor(memoryMb / workerMb + 1e-9) : Infinity;
  if (!isAsync) return fitting;
  const here = Math.min(workers, fitting);
  if (here === 0) return 0;
  // A worker that fits has its first request's memory already.
  return slotMb > 0
    ? Math.max(here, Math.floor((memoryMb - here * workerMb) / slotMb + 1e-9))
    : Infinity;
}

/**
 * @param {readonly Limit[]} limits
 * @returns {Limit} the lowest, the first of equal ones
 */
export function lowestOf(limits) {
  return limits.reduce((low, limit) => (limit.perS < low.perS * (1 - 1e-9) ? limit : low));
}
