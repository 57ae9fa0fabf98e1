import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {THROUGHPUT} from '../quantities/messages.js';
import {COLOURS, OWN} from '../quantities/read.js';

const TESTS = [...THROUGHPUT, 'ping-pong'];

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
  scales: ['linear', 'log'],
  annotations: [
    {id: 'same-order', at: {series: 'swoole', x: 'burst'}},
    {id: 'switches', at: {series: 'swoole', x: 'multi-dispatch'}},
    {id: 'every-message', at: {series: 'fiber', x: 'ping-pong'}},
  ],
};
