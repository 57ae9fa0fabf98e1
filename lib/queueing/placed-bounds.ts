import {throughputBounds} from './bounds.ts';
import type {BoundId} from './bounds.ts';

/** as for `throughputBounds` */
export type Request = {
  workers: number;
  coroutinesPerWorker: number;
  cpuS: number;
  ioS: number;
  sharedCpuS: number;
};

/** that all share, or PHP’s own and those of everything else */
export type Cores = {cores: number} | {phpCores: number; otherCores: number};

/**
 * Upper bounds on throughput by where processes run: on cores that all share, or with PHP on cores of its own. Then
 * PHP’s CPU time fills only its own cores, and that of database, web server and generator only the others.
 *
 * @returns the lowest bound
 * @throws {RangeError} on numbers out of range, all named
 */
export function placedBounds(
  request: Request,
  machine: Cores,
): {limiting: BoundId | 'other-cores'; throughputPerS: number} {
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
