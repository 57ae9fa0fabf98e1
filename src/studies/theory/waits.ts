import {mmc} from '../../../lib/queueing/index.ts';

/**
 * Mean wait in M/M/c.
 *
 * @returns in units of the service time; infinite where the queue has no steady state
 */
export function waitInServices(servers: number, utilisation: number): number {
  const queue = mmc({arrivalRatePerS: utilisation * servers, serviceRatePerS: 1, servers});
  return queue.steady ? queue.meanWaitS : Infinity;
}
