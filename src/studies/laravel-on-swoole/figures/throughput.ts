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
      series: STEPS,
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  annotations: [
    {id: 'octane', at: {series: 'kept', x: 'laravel'}},
    {id: 'coroutines', at: {series: 'all', x: 'laravel'}},
  ],
} satisfies FigureDefinition;
