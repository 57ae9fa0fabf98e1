import {coloured, figure, measuredPoint} from '../../figure.ts';
import {HOUR_RUN, startMinute, windowsOf} from '../hour.ts';

const SHOWN = ['fpm', 'octane', 'processes'];
const P99 = 'latencyMs.p99';

/** The 99th percentile of Laravel's servers in each window of an hour. */
export default figure({
  runs: [HOUR_RUN],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: windowsOf(run, SHOWN[0]).map(startMinute)},
    y: {unit: 'ms'},
    series: SHOWN.map((server, index) => {
      const points = windowsOf(run, server).map((window) =>
        measuredPoint(run, window, P99, startMinute(window)),
      );
      return coloured(server, `group-${index + 1}`, points);
    }),
  }),
  annotations: [{id: 'common', at: {series: 'fpm', x: 4}}],
});
