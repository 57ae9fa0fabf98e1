import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {APPS, corner, fpm, SHARED} from '../quantities/read.js';

export default {
  runs: [SHARED],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: APPS},
      series: [
        {id: 'fpm', token: 'group-4', at: (app) => fpm(app)},
        {id: 'kept', token: 'group-1', at: (app) => corner(app, 'kept', 'blocking')},
        {id: 'all', token: 'group-3', at: (app) => corner(app, 'kept', 'coroutine')},
      ],
      paths: [{id: 'memory', path: 'memoryMb.loaded'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'slots', at: {series: 'all', x: 'laravel'}}],
};
