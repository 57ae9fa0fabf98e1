import {acrossCells} from '../../../../lib/chart-data/across-cells.ts';
import {RATE_AND_MEMORY} from '../../across-cells.ts';
import {FRAMEWORKS, SLOTS} from '../quantities/read.ts';
import {SHAPES} from '../quantities/slots.ts';
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
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'rate', at: {series: 'two-workers', panel: 'rate', x: 'laravel'}},
    {id: 'memory', at: {series: 'processes', panel: 'memory', x: 'laravel'}},
  ],
} satisfies FigureDefinition;
