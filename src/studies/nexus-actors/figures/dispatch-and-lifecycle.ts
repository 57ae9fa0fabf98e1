import {figure, ranking} from '../../figure.ts';
import {COLOURS, PAGE} from '../runs.ts';

const TESTS = ['dispatch', 'message-throughput', 'ping-pong', 'spawn', 'kill', 'spawn-kill-cycles'];

export default figure({
  runs: [PAGE],
  select: ([run]) => {
    const points = ranking(run, {
      path: 'operationsPerS',
      systems: ['fiber', 'swoole'],
      scenarios: TESTS,
      row: 'scenario',
      group: 'system',
      tokens: COLOURS,
      order: 'file',
    });
    return {...points, x: {...points.x, values: TESTS}};
  },
  scales: ['log', 'linear'],
  annotations: [
    {id: 'counted', at: {series: 'swoole', x: 'dispatch'}},
    {id: 'equal', at: {series: 'swoole', x: 'ping-pong'}},
    {id: 'not-started', at: {series: 'fiber', x: 'spawn'}},
    {id: 'all-in', at: {series: 'swoole', x: 'kill'}},
  ],
});
