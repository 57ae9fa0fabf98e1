import {acrossParameter, figure} from '../../figure.ts';
import {QUERIES, queriesOf, RUNS, TRIO} from '../runs.ts';

export default figure({
  runs: [RUNS.query],
  select: ([run]) =>
    acrossParameter(run, {
      path: 'throughputPerS',
      x: (measurement) => queriesOf(run, measurement),
      xUnit: 'count',
      xValues: QUERIES,
      series: ({system}) => system,
      where: ({system}) => TRIO.includes(system),
      tokens: {'swoole-no-async': 'stage-queue'},
    }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'one', at: {series: 'swoole', x: 1}},
    {id: 'crossing', at: {series: 'php', x: 5}},
    {id: 'database', at: {series: 'swoole', x: 20}},
  ],
});
