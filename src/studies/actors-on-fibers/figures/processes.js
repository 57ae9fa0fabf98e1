import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {OWN} from '../quantities/read.js';

/** What is done, and in how many processes. */
const TESTS = {
  'one-actor': ['message', 'one'],
  pair: ['message', 'two'],
  'pair-batched': ['batched', 'two'],
  'ping-pong': ['round-trip', 'one'],
  'pair-ping-pong': ['round-trip', 'two'],
};

export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'dots',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: Object.keys(TESTS),
      where: ({parameters}) => parameters.runtime === 'fiber' && parameters.mode === 'opcache',
      x: ({scenario}) => TESTS[scenario][0],
      xValues: ['batched', 'message', 'round-trip'],
      series: ({scenario}) => TESTS[scenario][1],
      tokens: {one: 'group-1', two: 'group-3'},
    }),
  chart: 'dots',
  scales: ['log'],
  annotations: [
    {id: 'batched', at: {series: 'two', x: 'batched'}},
    {id: 'waking', at: {series: 'two', x: 'round-trip'}},
  ],
};
