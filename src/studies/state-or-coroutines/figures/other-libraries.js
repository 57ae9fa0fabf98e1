import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

const RUNTIMES = ['fiber', 'amphp', 'reactphp'];
const cell = (runtime, state) => cornerAt(state, 'coroutine', {runtime, workers: 2});

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: RUNTIMES.map((runtime) => ({
        id: runtime,
        runtime,
        at: (state) => cell(runtime, state),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'same-shape', at: {series: 'fiber', x: 'kept'}}],
  numbers: (_points, [run]) => {
    const rate = (runtime, state) =>
      valueOf(run, measurementWith(run, cell(runtime, state)).id, 'throughputPerS');
    return Object.fromEntries(
      RUNTIMES.flatMap((runtime) => [
        [`${runtime}Dropped`, rate(runtime, 'dropped')],
        [`${runtime}Kept`, rate(runtime, 'kept')],
        [`${runtime}State`, rate(runtime, 'kept') / rate(runtime, 'dropped')],
      ]),
    );
  },
};
