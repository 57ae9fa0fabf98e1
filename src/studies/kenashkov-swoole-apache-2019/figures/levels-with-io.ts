import {byConnections} from '../levels.ts';
import {IO_TESTS, RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [RUN],
  select: ([run]) => byConnections(run, IO_TESTS),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'grows', at: {panel: 'real-app-simulation-with-files', series: 'swoole', x: 500}},
  ],
} satisfies FigureDefinition;
