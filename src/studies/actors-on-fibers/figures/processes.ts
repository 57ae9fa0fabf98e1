import {figure} from '../../figure.ts';
import {OWN} from '../read.ts';
import {rowsByTest} from '../rows.ts';

/** Within a process and between two: a message, then a round trip. */
const TESTS = ['one-actor', 'pair-batched', 'pair', 'ping-pong', 'pair-ping-pong'];

export default figure({
  runs: [OWN],
  select: ([run]) => rowsByTest(run, TESTS),
  scales: ['log'],
  annotations: [
    {id: 'batched', at: {series: 'fiber', x: 'pair-batched'}},
    {id: 'writes', at: {series: 'swow', x: 'pair'}},
    {id: 'waking', at: {series: 'fiber', x: 'pair-ping-pong'}},
  ],
});
