import {capacityPoints} from '../../../../lib/capacity/capacity-points.js';
import {serverCapacity} from '../../../../lib/capacity/server-capacity.js';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.js';

/** First picture of the calculator: the server that its form starts with. */
export default {
  runs: [],
  select: () => capacityPoints(TYPICAL_SERVER),
  chart: 'models',
  scales: ['linear'],
  numbers: () => {
    const {blocking, coroutines, equal} = serverCapacity(TYPICAL_SERVER);
    return {
      workers: TYPICAL_SERVER.workers,
      blocking: blocking.throughputPerS,
      coroutines: coroutines.throughputPerS,
      ceiling: TYPICAL_SERVER.cores / TYPICAL_SERVER.cpuS,
      equalWorkers: equal.blockingWorkers,
    };
  },
};
