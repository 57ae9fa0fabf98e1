import {acrossCells, figure} from '../../figure.ts';
import {APPS, SHARED} from '../cells.ts';
import {STEPS} from '../series.ts';

export default figure({
  runs: [SHARED],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: APPS},
      series: STEPS,
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  annotations: [
    {id: 'octane', at: {series: 'kept', x: 'laravel'}},
    {id: 'coroutines', at: {series: 'all', x: 'laravel'}},
  ],
});
