import {acrossCells} from '../../../../lib/chart-data/across-cells.ts';
import {APPS, SHARED} from '../cells.ts';
import {STEPS} from '../series.ts';
import type {FigureDefinition} from '../../types.ts';

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
  annotations: [{id: 'slots', at: {series: 'all', x: 'laravel'}}],
} satisfies FigureDefinition;
