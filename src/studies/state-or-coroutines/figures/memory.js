// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerSeries, phpFpmSeries} from '../../../../lib/chart-data/corners.js';

/** Most workers of the run. */
const MOST = 16;

const FPM = phpFpmSeries((/** @type {number} */ workers) => ({workers}));

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, MOST]},
      series: [
        ...cornerSeries((/** @type {number} */ workers) => ({workers})).filter(({id}) =>
          id.startsWith('kept'),
        ),
        FPM,
      ],
      paths: [{id: 'loaded', path: 'memoryMb.loaded'}],
    }),
  chart: 'lines',
  scales: ['linear'],
  annotations: [
    {id: 'a-process', at: {series: 'kept-blocking', x: MOST}},
    {id: 'a-coroutine', at: {series: 'kept-coroutine', x: 4}},
  ],
};
