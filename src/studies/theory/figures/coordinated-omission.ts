import {pausedLatencies} from '../../../../lib/queueing/index.ts';
import {quantile} from '../../../../lib/statistics/index.ts';
import {PAUSE} from '../pause.ts';
import type {FigureDefinition} from '../../types.ts';

const LEVELS = [0.5, 0.75, 0.9, 0.95, 0.99, 1];
const SERIES = [
  ['open', 'stage-io'],
  ['closed', 'stage-php'],
] as const;

export default {
  runs: [],
  select: () => {
    const latencies = pausedLatencies(PAUSE);
    return {
      kind: 'lines',
      x: {unit: 'category', values: LEVELS.map((level) => `p${100 * level}`)},
      y: {unit: 'ms'},
      series: SERIES.map(([id, token]) => ({
        id,
        runtime: null,
        token,
        points: LEVELS.map((level) => ({
          x: `p${100 * level}`,
          y: 1000 * quantile(latencies[id], level),
        })),
      })),
      references: [],
    };
  },
  scales: ['log', 'linear'],
  annotations: [
    {id: 'omitted', at: {series: 'closed', x: 'p99'}},
    {id: 'waited', at: {series: 'open', x: 'p95'}},
  ],
} satisfies FigureDefinition;
