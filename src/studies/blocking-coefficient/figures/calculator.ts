import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.ts';
import {TYPICAL_SERVER} from '../typical-server.ts';
import type {FigureDefinition} from '../../types.ts';

const {workers, cores, cpuS, coroutinesPerWorker: slots} = TYPICAL_SERVER;
/** Some more than the blocking workers that fill the cores. */
const MOST = 150;
const STEPS = 32;
const even = Array.from({length: STEPS}, (_, step) => Math.round(((step + 1) * MOST) / STEPS));
const COUNTS = [...new Set([1, ...even, workers, cores])].sort((a, b) => a - b);

const curve = (id: string, token: string, coroutinesPerWorker: number) => ({
  ...{id, runtime: null, token, role: 'model' as const},
  points: [
    {x: 0, y: 0},
    ...COUNTS.map((x) => ({
      x,
      y: modelThroughputPerS({...TYPICAL_SERVER, workers: x, coroutinesPerWorker}),
    })),
  ],
});

/** Throughput by workers of a typical server, blocking and with coroutines. */
export default {
  runs: [],
  select: () => ({
    kind: 'models',
    x: {unit: 'count', values: [0, ...COUNTS], ticks: [0, 50, 100, 150]},
    y: {unit: 'perS'},
    series: [curve('blocking', 'model-linear', 1), curve('coroutines', 'model-contention', slots)],
    references: [{id: 'ceiling', y: cores / cpuS}],
  }),
  annotations: [{id: 'before-cores', at: {series: 'coroutines', x: workers}}],
} satisfies FigureDefinition;
