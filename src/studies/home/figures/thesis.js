// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerSeries} from '../../../../lib/chart-data/corners.js';

/**
 * One server in all four combinations, measured: what each of the two sources of gain does, and what both do.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', scale: 'log', values: [1, 2, 4, 16]},
      series: cornerSeries((/** @type {number} */ workers) => ({workers})),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'lines',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'few', at: {series: 'dropped-coroutine', x: 2}},
    {id: 'enough', at: {series: 'dropped-blocking', x: 16}},
    {id: 'raised', at: {series: 'kept-coroutine', x: 4}},
    {id: 'slots', at: {series: 'kept-blocking', x: 16}},
  ],
};
