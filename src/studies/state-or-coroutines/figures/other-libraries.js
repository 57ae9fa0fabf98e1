// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';

const RUNTIMES = ['fiber', 'amphp', 'reactphp'];
/** @typedef {import('../../../../lib/chart-data/corners.js').Kept} Kept */
/** @param {string} runtime */
const cellsOf = (runtime) => (/** @type {Kept} */ state) =>
  cornerAt(state, 'coroutine', {runtime, workers: 2});

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: RUNTIMES.map((runtime) => ({
        id: runtime,
        runtime,
        at: cellsOf(runtime),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'same-shape', at: {series: 'fiber', x: 'kept'}}],
};
