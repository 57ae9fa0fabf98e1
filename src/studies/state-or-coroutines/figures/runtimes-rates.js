// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {setting} from '../../laravel-on-swoole/quantities/read.js';
import {RUNTIMES_RUN} from '../quantities/read.js';

/** The colours of Swow and of our server look alike to some eyes. */
const TOKENS = {swow: 'group-1', fiber: 'group-2', amphp: 'group-3', reactphp: 'group-4'};

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUNTIMES_RUN],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: Object.entries(TOKENS).map(([runtime, token]) => ({
        id: runtime,
        token,
        at: (/** @type {'dropped' | 'kept'} */ state) =>
          cornerAt(state, 'coroutine', {...setting('small'), runtime}),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'state', at: {series: 'swow', x: 'kept'}}],
};
