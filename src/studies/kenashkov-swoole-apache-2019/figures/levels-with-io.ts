import {figure} from '../../figure.ts';
import {byConnections} from '../levels.ts';
import {IO_TESTS, RUN} from '../runs.ts';

export default figure({
  runs: [RUN],
  select: ([run]) => byConnections(run, IO_TESTS),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'grows', at: {panel: 'real-app-simulation-with-files', series: 'swoole', x: 500}},
  ],
});
