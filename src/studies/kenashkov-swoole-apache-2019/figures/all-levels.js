import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {connectionsOf, LEVELS, RARE, RUN} from '../runs.js';

export default {
  runs: [RUN],
  select: ([run]) =>
    acrossParameter(run, {
      path: 'throughputPerS',
      x: (measurement) => connectionsOf(run, measurement),
      xUnit: 'count',
      xScale: 'log',
      series: ({system}) => system,
      panels: ({scenario}) => scenario,
      // The rare run of Apache, and Swoole's second pooled run at 100, which was labelled as one at 500.
      where: ({id}) => id !== RARE && id !== 'basic-query-with-pool-3-swoole',
      xValues: LEVELS,
    }),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [{id: 'cliff', at: {panel: 'basic-class-load', series: 'apache', x: 500}}],
};
