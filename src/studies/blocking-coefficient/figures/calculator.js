// @ts-check
import {capacityPoints} from '../../../../lib/capacity/capacity-points.js';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.js';

/**
 * Throughput by workers of a typical server, blocking and with coroutines.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: [],
  select: () => capacityPoints(TYPICAL_SERVER),
  chart: 'models',
  scales: ['linear'],
  annotations: [{id: 'before-cores', at: {series: 'coroutines', x: TYPICAL_SERVER.workers}}],
};
