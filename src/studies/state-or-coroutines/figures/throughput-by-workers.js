// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerSeries, phpFpmSeries} from '../../../../lib/chart-data/corners.js';

const FPM = phpFpmSeries((/** @type {number} */ workers) => ({workers}));

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, 16]},
      series: [...cornerSeries((/** @type {number} */ workers) => ({workers})), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'cores', at: {series: 'dropped-coroutine', x: 2}},
    {id: 'workers', at: {series: 'kept-blocking', x: 16}},
    {id: 'slots-then-cores', at: {series: 'kept-coroutine', x: 1}},
  ],
};
