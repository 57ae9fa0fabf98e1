// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt, phpFpmSeries} from '../../../../lib/chart-data/corners.js';

/** @import {Kept, Waiting} from '../../../../lib/chart-data/corners.js' */

const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];
/** @param {Kept} state @param {Waiting} waiting */
const corner = (state, waiting) => ({
  id: `${state}-${waiting}`,
  token: `model-${waiting}-${state}`,
  at: (/** @type {string} */ workload) => cornerAt(state, waiting, {workload, workers: 2}),
});
const FPM = phpFpmSeries((/** @type {string} */ workload) => ({workload, workers: 4}));

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'dots',
      x: {unit: 'category', values: WORKLOADS},
      series: [corner('kept', 'blocking'), corner('kept', 'coroutine'), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'dots',
  scales: ['log'],
  annotations: [{id: 'nothing-to-wait-for', at: {series: 'kept-coroutine', x: 'hello'}}],
};
