// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {RATE_AND_MEMORY} from '../../across-cells.js';
import {FRAMEWORKS, SLOTS} from '../quantities/read.js';
import {SHAPES} from '../quantities/slots.js';

/** @type {import('../../types.js').FigureDefinition} */
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
};
