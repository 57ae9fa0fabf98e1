import {RATE_AND_MEMORY, acrossCells, figure} from '../../figure.ts';
import {FRAMEWORKS, SLOTS} from '../cells.ts';
import {SHAPES} from '../series.ts';

export default figure({
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
});
