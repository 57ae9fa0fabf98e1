import {figure} from '../../figure.ts';
import {HOUR_RUN} from '../hour.ts';
import {linesOverHour} from '../panels.ts';

/** The 99th percentile of Laravel's servers in each window of an hour. */
export default figure({
  runs: [HOUR_RUN],
  select: ([run]) =>
    linesOverHour(run, ['fpm', 'octane', 'processes'], {path: 'latencyMs.p99', unit: 'ms'}),
  annotations: [{id: 'common', at: {series: 'fpm', x: 4}}],
});
