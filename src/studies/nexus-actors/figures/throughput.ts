import {figure, ranking} from '../../figure.ts';
import {COLOURS, PAGE, THROUGHPUT_TESTS} from '../runs.ts';

export default figure({
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
});
