// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {CONNECTIONS, connectionsOf, RUNS, TRIO} from '../runs.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
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
  chart: 'lines',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'equal', at: {series: 'swoole', x: 16}},
    {id: 'apart', at: {series: 'swoole', x: 256}},
    {id: 'processes', at: {series: 'php', x: 512}},
  ],
};
