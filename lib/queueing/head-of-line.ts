import {ofQuantities} from '../quantity/quantity.ts';
import {mmc} from './erlang.ts';

const TRAFFIC = {
  arrivalRatePerS: 'positive',
  heavyShare: 'share',
  heavyCpuS: 'non-negative',
  cpuS: 'positive',
} as const;

/** CPU seconds that the requests of a second bring. */
const offered = (each: Record<keyof typeof TRAFFIC, number>) =>
  each.arrivalRatePerS * (each.cpuS + each.heavyShare * each.heavyCpuS);

/**
 * How long requests are delayed on a worker with coroutines, where some of them compute for long without a wait: nothing
 * interrupts them. Whoever is in the worker as one begins loses its whole length D, whoever comes meanwhile half of
 * it, and the CPU time that piled up is worked off afterwards: λ p D (S + D/2) / (1 − ρ). Without a wait (S = 0) that is
 * the formula of Pollaczek and Khinchine for M/G/1 (Kleinrock, "Queueing Systems" I, 1975, section 5.6), whose D² counts
 * all but the short computing. Good for waits that are short beside D, and while blocks seldom meet.
 *
 * @param load of one worker; `serviceS` of a request that nothing delays
 * @returns share of requests that a block meets, mean delay of all, and what one request in a hundred is delayed
 * by at least; null where the worker can't keep up
 */
export const heldUpByLoop = ofQuantities(
  'heldUpByLoop',
  {...TRAFFIC, serviceS: 'positive'},
  ({serviceS, ...load}) => {
    const {arrivalRatePerS, heavyShare, heavyCpuS} = load;
    const utilisation = offered(load);
    if (utilisation >= 1) return null;
    const blocksPerS = arrivalRatePerS * heavyShare;
    const meanS = (blocksPerS * heavyCpuS * (serviceS + heavyCpuS / 2)) / (1 - utilisation);
    const share = Math.min(1, blocksPerS * (serviceS + heavyCpuS));
    const least = blocksPerS > 0 ? serviceS + heavyCpuS - 0.01 / blocksPerS : 0;
    return {share, meanS, p99S: Math.min(heavyCpuS, Math.max(0, least)), utilisation};
  },
);

/**
 * Mean delay of a request's computing where each request has a process, and the kernel shares the cores among all that
 * compute: T_cpu · C / (cores (1 − ρ)) with Erlang's C. With processor sharing, what kinds of requests there are doesn't matter: each
 * is stretched alike (Baskett, Chandy, Muntz and Palacios, "Open, Closed, and Mixed Networks of Queues with Different
 * Classes of Customers", 1975).
 *
 * @param load of all processes
 * @returns null where the cores can't keep up
 */
export const heldUpBySharing = ofQuantities(
  'heldUpBySharing',
  {...TRAFFIC, cores: 'count'},
  ({cores, ...load}) => {
    const perRequestS = offered(load) / load.arrivalRatePerS;
    const queue = mmc({
      arrivalRatePerS: load.arrivalRatePerS,
      serviceRatePerS: 1 / perRequestS,
      servers: cores,
    });
    return queue.steady ? (load.cpuS * queue.meanWaitS) / perRequestS : null;
  },
);
