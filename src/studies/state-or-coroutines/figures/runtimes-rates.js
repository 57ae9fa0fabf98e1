// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {setting} from '../../laravel-on-swoole/quantities/read.js';
import {RUNTIMES_RUN} from '../quantities/read.js';

const RUNTIMES = ['swow', 'fiber', 'amphp', 'reactphp'];

export default {
  runs: [RUNTIMES_RUN],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: RUNTIMES.map((runtime) => ({
        id: runtime,
        runtime,
        at: (state) => cornerAt(state, 'coroutine', {...setting('small'), runtime}),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'state', at: {series: 'swow', x: 'kept'}}],
};
