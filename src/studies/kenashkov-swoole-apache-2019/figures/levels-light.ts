import {figure} from '../../figure.ts';
import {byConnections} from '../levels.ts';
import {LIGHT_TESTS, RUN} from '../runs.ts';

export default figure({
  runs: [RUN],
  select: ([run]) => byConnections(run, LIGHT_TESTS),
  scales: ['log', 'linear'],
  annotations: [{id: 'cliff', at: {panel: 'basic-class-load', series: 'apache', x: 500}}],
});
