import {acrossCells, figure} from '../../figure.ts';
import {APPS, SHARED} from '../cells.ts';
import {STEPS} from '../series.ts';

export default figure({
  runs: [SHARED],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: APPS},
      // Persistent connections hardly change PHP-FPM’s memory.
      series: STEPS.filter(({id}) => id !== 'fpm-persistent'),
      paths: [{id: 'memory', path: 'memoryMb.loaded'}],
    }),
  annotations: [{id: 'slots', at: {series: 'all', x: 'laravel'}}],
});
