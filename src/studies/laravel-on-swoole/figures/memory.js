// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {APPS, SHARED} from '../quantities/read.js';
import {STEPS} from '../series.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [SHARED],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: APPS},
      // Persistent connections hardly change PHP-FPM’s memory.
      series: STEPS.filter(({id}) => id !== 'fpm-persistent'),
      paths: [{id: 'memory', path: 'memoryMb.loaded'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'slots', at: {series: 'all', x: 'laravel'}}],
};
