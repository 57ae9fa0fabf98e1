import {capacityPoints} from '../../../../lib/capacity/capacity-points.ts';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.ts';
import type {FigureDefinition} from '../../types.ts';

/** Throughput by workers of a typical server, blocking and with coroutines. */
export default {
  runs: [],
  select: () => capacityPoints(TYPICAL_SERVER),
  annotations: [{id: 'before-cores', at: {series: 'coroutines', x: TYPICAL_SERVER.workers}}],
} satisfies FigureDefinition;
