import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {APPS, corner, fpm, SHARED} from '../quantities/read.js';

/** What a reader compares, from PHP-FPM to coroutines with everything kept. */
const SERIES = [
  {id: 'fpm', token: 'group-4', at: (app) => fpm(app)},
  {id: 'fpm-persistent', token: 'group-2', at: (app) => fpm(app, 'held')},
  {id: 'kept', token: 'group-1', at: (app) => corner(app, 'kept', 'blocking')},
  {id: 'all', token: 'group-3', at: (app) => corner(app, 'kept', 'coroutine')},
];

export default {
  runs: [SHARED],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: APPS},
      series: SERIES,
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'octane', at: {series: 'kept', x: 'laravel'}},
    {id: 'coroutines', at: {series: 'all', x: 'laravel'}},
  ],
};
