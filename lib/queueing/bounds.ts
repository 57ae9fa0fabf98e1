import {requireQuantities} from '../quantity/quantity.ts';

export type BoundId = 'offered-rate' | 'slots' | 'worker-cpu' | 'cores';

export type Bound = {id: BoundId; throughputPerS: number};

/**
 * `cpuS` is PHP's CPU time per request (T_cpu), `ioS` its wait (T_io), `sharedCpuS` the CPU time that
 * database, web server and load generator spend per request on the same cores (0 unless given);
 * one coroutine per worker, that is a blocking worker, unless given
 */
type Server = {
  coroutinesPerWorker?: number;
  cpuS: number;
  ioS: number;
  cores: number;
  sharedCpuS?: number;
};

/**
 * Upper bounds on throughput, X ≤ min(λ, N·C/S₀, N/T_cpu, cores/ΣT_cpu): operational bounds of
 * Denning and Buzen, "The Operational Analysis of Queueing Network Models" (1978). A cap on virtual
 * users is no bound of its own: it acts through Little's law only.
 *
 * @param setup offered rate λ left out for a closed model
 * @returns every bound, the lowest of them (the first listed of equal ones), and its rate
 * @throws {RangeError} on numbers out of range, all named
 */
export function throughputBounds({
  arrivalRatePerS,
  workers,
  ...server
}: Server & {workers: number; arrivalRatePerS?: number}): {
  bounds: Bound[];
  limiting: BoundId;
  throughputPerS: number;
} {
  requireQuantities('throughputBounds', {workers}, {workers: 'positive'});
  const {coroutinesPerWorker, cpuS, ioS, cores, sharedCpuS} = completeServer(server);
  const bounds: Bound[] = [
    {id: 'slots', throughputPerS: (workers * coroutinesPerWorker) / (cpuS + ioS)},
    {id: 'worker-cpu', throughputPerS: workers / cpuS},
    {id: 'cores', throughputPerS: cores / (cpuS + sharedCpuS)},
  ];
  if (arrivalRatePerS !== undefined) {
    requireQuantities('throughputBounds', {arrivalRatePerS}, {arrivalRatePerS: 'positive'});
    bounds.unshift({id: 'offered-rate', throughputPerS: arrivalRatePerS});
  }
  const lowest = bounds.reduce((low, bound) =>
    bound.throughputPerS < low.throughputPerS ? bound : low,
  );
  return {bounds, limiting: lowest.id, throughputPerS: lowest.throughputPerS};
}

function completeServer(server: Server): Required<Server> {
  const complete = {coroutinesPerWorker: 1, sharedCpuS: 0, ...server};
  requireQuantities('server', complete, {
    coroutinesPerWorker: 'count',
    cpuS: 'positive',
    ioS: 'non-negative',
    cores: 'positive',
    sharedCpuS: 'non-negative',
  });
  return complete;
}

/** as for `throughputBounds` */
type Request = {
  workers: number;
  coroutinesPerWorker: number;
  cpuS: number;
  ioS: number;
  sharedCpuS: number;
};

/** that all share, or PHP’s own and those of everything else */
type Cores = {cores: number} | {phpCores: number; otherCores: number};

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
