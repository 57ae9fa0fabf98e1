import {figure} from '../../figure.ts';
import {OWN, THROUGHPUT} from '../read.ts';
import {rowsByTest} from '../rows.ts';

const TESTS = [...THROUGHPUT, 'ping-pong'];

export default figure({
  runs: [OWN],
  select: ([run]) => rowsByTest(run, TESTS),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'same-order', at: {series: 'swoole', x: 'burst'}},
    {id: 'switches', at: {series: 'swoole', x: 'multi-dispatch'}},
    {id: 'every-message', at: {series: 'fiber', x: 'ping-pong'}},
  ],
});
