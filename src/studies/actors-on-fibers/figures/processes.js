import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {COLOURS, OWN} from '../quantities/read.js';

/** Within a process and between two: a message, then a round trip. */
const TESTS = ['one-actor', 'pair-batched', 'pair', 'ping-pong', 'pair-ping-pong'];

export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'dots',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: TESTS,
      where: ({parameters}) => parameters.mode === 'opcache',
      x: 'scenario',
      xValues: TESTS,
      series: 'runtime',
      tokens: COLOURS,
    }),
  chart: 'dots',
  scales: ['log'],
  annotations: [
    {id: 'batched', at: {series: 'fiber', x: 'pair-batched'}},
    {id: 'writes', at: {series: 'swow', x: 'pair'}},
    {id: 'waking', at: {series: 'fiber', x: 'pair-ping-pong'}},
  ],
};
