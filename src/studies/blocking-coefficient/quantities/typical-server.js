// @ts-check
import {serverCapacity} from '../../../../lib/capacity/server-capacity.js';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.js';
import {count, perS} from './read.js';

const capacity = serverCapacity(TYPICAL_SERVER);

/**
 * The server of the picture of throughput by workers.
 *
 * @type {import('../../types.js').Quantities}
 */
export const typicalServer = {
  'typical-workers': count(() => TYPICAL_SERVER.workers),
  'typical-blocking': perS(() => capacity.blocking.throughputPerS),
  'typical-coroutines': perS(() => capacity.coroutines.throughputPerS),
  'typical-ceiling': perS(() => TYPICAL_SERVER.cores / TYPICAL_SERVER.cpuS),
  'typical-equal-workers': count(() => capacity.equal.blockingWorkers),
};
