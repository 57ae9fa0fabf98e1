import {acrossParameter, figure} from '../../figure.ts';
import {CONNECTIONS, connectionsOf, RUNS, TRIO} from '../runs.ts';

export default figure({
  runs: [RUNS.db],
  select: ([run]) =>
    acrossParameter(run, {
      path: 'throughputPerS',
      x: (measurement) => connectionsOf(run, measurement),
      xUnit: 'count',
      xScale: 'log',
      xValues: CONNECTIONS,
      series: ({system}) => system,
      where: ({system}) => TRIO.includes(system),
      tokens: {'swoole-no-async': 'stage-queue'},
    }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'equal', at: {series: 'swoole', x: 16}},
    {id: 'apart', at: {series: 'swoole', x: 256}},
    {id: 'processes', at: {series: 'php', x: 512}},
  ],
});
