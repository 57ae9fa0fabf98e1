// @ts-check
import {throughputBounds} from './bounds.js';

/**
 * @typedef {{workers: number, coroutinesPerWorker: number, cpuS: number, ioS: number, sharedCpuS: number}} Request
 *   as for `throughputBounds`
 * @typedef {{cores: number} | {phpCores: number, otherCores: number}} Cores that all share, or PHP’s own and those of
 *   everything else
 */

/**
 * Upper bounds on throughput by where processes run: on cores that all share, or with PHP on cores of its own. Then
 * PHP’s CPU time fills only its own cores, and that of database, web server and generator only the others.
 *
 * @param {Request} request
 * @param {Cores} machine
 * @returns {{limiting: import('./bounds.js').BoundId | 'other-cores', throughputPerS: number}} the lowest bound
 * @throws {RangeError} on numbers out of range, all named
 */
export function placedBounds(request, machine) {
  if ('cores' in machine) return throughputBounds({...request, cores: machine.cores});
  const {throughputPerS, limiting} = throughputBounds({
    ...request,
    cores: machine.phpCores,
    sharedCpuS: 0,
  });
  const ofOthers = request.sharedCpuS > 0 ? machine.otherCores / request.sharedCpuS : Infinity;
  return ofOthers < throughputPerS
    ? {limiting: 'other-cores', throughputPerS: ofOthers}
    : {limiting, throughputPerS};
}
