import {slotsThatFit} from '../gains/limits.ts';
import {optionsIn} from '../gains/options.ts';
import {KEEPS, keptIn} from './workers.ts';
import type {Application} from '../gains/application.ts';

/** Workers with coroutines; what each may have. */
export type CoroutineSize = {
  workers: number;
  by: 'cores' | 'shared' | 'memory' | 'connections';
  /** coroutines of a worker that the memory holds; null where the memory isn't known */
  most: number | null;
  /** requests a second, at most */
  perS: number;
  /** requests inside at that rate, on average, by Little's law */
  inside: number;
  /** seconds of a request */
  serviceS: number;
};

/** Coroutines of which there are enough. */
const ENOUGH = 100_000;

/**
 * As many workers as keep the cores busy that others leave them, each with the coroutines that fit into its part of the
 * memory; application and connections are kept.
 */
export function coroutineSize(application: Application): CoroutineSize {
  const kept = keptIn(application, KEEPS);
  const {cpuS, sharedCpuS, cores, connections, memoryMb} = kept;
  const busy = Math.ceil((cores * cpuS) / (cpuS + sharedCpuS) - 1e-9);
  const fit = slotsThatFit(kept, cores, false);
  // A pool of each worker holds one connection at least.
  const workers = Math.min(busy, fit, connections ?? Infinity);
  const most = memoryMb === null ? null : Math.floor(slotsThatFit(kept, workers, true) / workers);
  const perWorker = Math.max(1, Math.min(ENOUGH, most ?? ENOUGH));
  const {coroutines} = optionsIn({...kept, workers, slotsPerWorker: perWorker});
  const serviceS = cpuS + kept.ioS;
  const few = workers === fit ? 'memory' : 'connections';
  return {
    ...{workers, most: most !== null && Number.isFinite(most) ? most : null, serviceS},
    by: workers < busy ? few : busy < cores ? 'shared' : 'cores',
    perS: coroutines.limit.perS,
    inside: coroutines.limit.perS * serviceS,
  };
}
