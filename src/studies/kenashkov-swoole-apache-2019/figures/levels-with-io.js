// @ts-check
import {byConnections} from '../levels.js';
import {IO_TESTS, RUN} from '../runs.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) => byConnections(run, IO_TESTS),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'grows', at: {panel: 'real-app-simulation-with-files', series: 'swoole', x: 500}},
  ],
};
