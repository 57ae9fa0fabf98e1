// @ts-check
import {mmc} from '../../../lib/queueing/index.js';

/**
 * Mean wait in M/M/c.
 *
 * @param {number} servers
 * @param {number} utilisation
 * @returns {number} in units of the service time; infinite where the queue has no steady state
 */
export function waitInServices(servers, utilisation) {
  const queue = mmc({arrivalRatePerS: utilisation * servers, serviceRatePerS: 1, servers});
  return queue.steady ? queue.meanWaitS : Infinity;
}
