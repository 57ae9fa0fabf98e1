import {requireQuantities} from '../quantity/index.ts';

export type BoundId = 'offered-rate' | 'slots' | 'worker-cpu' | 'cores';

export type Bound = {id: BoundId; throughputPerS: number};

/**
 * `cpuS` is PHP's CPU time per request (T_cpu), `ioS` its wait (T_io), `sharedCpuS` the CPU time that
 * database, web server and load generator spend per request on the same cores (0 unless given);
 * one coroutine per worker, that is a blocking worker, unless given
 */
export type Server = {
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

/**
 * Fewest workers whose bounds allow a rate: max(X·S₀/C, X·T_cpu), rounded up.
 *
 * @param wanted rate X and the server
 * @returns null when no number of workers is enough because the cores are full before, at `ceilingPerS`
 * @throws {RangeError} on numbers out of range, all named
 */
export function workersForRate({throughputPerS, ...server}: Server & {throughputPerS: number}): {
  workers: number | null;
  ceilingPerS: number;
} {
  requireQuantities('workersForRate', {throughputPerS}, {throughputPerS: 'positive'});
  const {coroutinesPerWorker, cpuS, ioS, cores, sharedCpuS} = completeServer(server);
  const ceilingPerS = cores / (cpuS + sharedCpuS);
  if (throughputPerS > ceilingPerS) return {workers: null, ceilingPerS};
  const exact = throughputPerS * Math.max((cpuS + ioS) / coroutinesPerWorker, cpuS);
  // A rate that 16 workers meet exactly must not become 17 by a rounding error.
  return {workers: Math.max(1, Math.ceil(exact - 1e-9)), ceilingPerS};
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
