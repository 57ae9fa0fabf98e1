import {serverCapacity} from '../../../../lib/capacity/server-capacity.ts';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.ts';
import {count, perS} from './read.ts';
import type {Quantities} from '../../types.ts';

const capacity = serverCapacity(TYPICAL_SERVER);

/** The server of the picture of throughput by workers. */
export const typicalServer: Quantities = {
  'typical-workers': count(() => TYPICAL_SERVER.workers),
  'typical-blocking': perS(() => capacity.blocking.throughputPerS),
  'typical-coroutines': perS(() => capacity.coroutines.throughputPerS),
  'typical-ceiling': perS(() => TYPICAL_SERVER.cores / TYPICAL_SERVER.cpuS),
  'typical-equal-workers': count(() => capacity.equal.blockingWorkers),
};
