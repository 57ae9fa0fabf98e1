import {acrossCells} from '../../../../lib/chart-data/across-cells.ts';
import {RATE_AND_MEMORY} from '../../across-cells.ts';
import {FRAMEWORKS, SLOTS} from '../cells.ts';
import {SHAPES} from '../series.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [SLOTS],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: FRAMEWORKS},
      series: SHAPES,
      paths: RATE_AND_MEMORY,
    }),
  annotations: [
    {id: 'rate', at: {series: 'two-workers', panel: 'rate', x: 'laravel'}},
    {id: 'memory', at: {series: 'processes', panel: 'memory', x: 'laravel'}},
  ],
} satisfies FigureDefinition;
