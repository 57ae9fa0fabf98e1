import {capacityPoints} from '../../../../lib/capacity/capacity-points.js';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.js';

/** First picture of the calculator: the server that its form starts with. */
export default {
  runs: [],
  select: () => capacityPoints(TYPICAL_SERVER),
  chart: 'models',
  scales: ['linear'],
};
