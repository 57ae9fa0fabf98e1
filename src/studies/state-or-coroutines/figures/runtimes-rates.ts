import {acrossCells, cornerAt, figure} from '../../figure.ts';
import {setting} from '../../laravel-on-swoole/cells.ts';
import {RUNTIMES_RUN} from '../runs.ts';

/** The colours of Swow and of our server look alike to some eyes. */
const TOKENS = {swow: 'group-1', fiber: 'group-2', amphp: 'group-3', reactphp: 'group-4'};

export default figure({
  runs: [RUNTIMES_RUN],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: Object.entries(TOKENS).map(([runtime, token]) => ({
        id: runtime,
        token,
        at: (state: 'dropped' | 'kept') =>
          cornerAt(state, 'coroutine', {...setting('small'), runtime}),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  annotations: [{id: 'state', at: {series: 'swow', x: 'kept'}}],
});
