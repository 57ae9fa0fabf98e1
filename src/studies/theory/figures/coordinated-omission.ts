import {pausedLatencies} from '../../../../lib/queueing/index.ts';
import {quantile} from '../../../../lib/statistics/index.ts';
import {coloured, figure} from '../../figure.ts';
import {PAUSE} from '../pause.ts';

const LEVELS = [0.5, 0.75, 0.9, 0.95, 0.99, 1];
const latencies = pausedLatencies(PAUSE);
const pointsOf = (all: readonly number[]) =>
  LEVELS.map((level) => ({x: `p${100 * level}`, y: 1000 * quantile(all, level)}));

export default figure({
  runs: [],
  select: () => ({
    kind: 'lines',
    x: {unit: 'category', values: LEVELS.map((level) => `p${100 * level}`)},
    y: {unit: 'ms'},
    series: [
      coloured('open', 'stage-io', pointsOf(latencies.open)),
      coloured('closed', 'stage-php', pointsOf(latencies.closed)),
    ],
    references: [],
  }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'omitted', at: {series: 'closed', x: 'p99'}},
    {id: 'waited', at: {series: 'open', x: 'p95'}},
  ],
});
