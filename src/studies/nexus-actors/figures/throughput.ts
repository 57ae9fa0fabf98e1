import {ranking} from '../../../../lib/chart-data/ranking.ts';
import {COLOURS, PAGE, THROUGHPUT_TESTS} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [PAGE],
  select: ([run]) =>
    ranking(run, {
      path: 'operationsPerS',
      systems: ['fiber', 'swoole'],
      scenarios: THROUGHPUT_TESTS,
      row: 'scenario',
      group: 'system',
      tokens: COLOURS,
      order: 'file',
    }),
  annotations: [
    {id: 'lead', at: {series: 'fiber', x: 'message-throughput'}},
    {id: 'timer', at: {series: 'swoole', x: 'multi-dispatch'}},
  ],
} satisfies FigureDefinition;
