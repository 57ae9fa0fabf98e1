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
      series: STEPS,
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'octane', at: {series: 'kept', x: 'laravel'}},
    {id: 'coroutines', at: {series: 'all', x: 'laravel'}},
  ],
};
