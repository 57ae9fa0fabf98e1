import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt, cornerSeries, phpFpmSeries} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

/** Most workers of the run, and the slots of each that has coroutines. */
const MOST = 16;
const SLOTS = 16;

const FPM = phpFpmSeries((workers) => ({workers}));

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, MOST]},
      series: [
        ...cornerSeries((workers) => ({workers})).filter(({id}) => id.startsWith('kept')),
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
  numbers: (_points, [run]) => {
    const loaded = (state, waiting, workers) =>
      valueOf(run, measurementWith(run, cornerAt(state, waiting, {workers})).id, 'memoryMb.loaded');
    return {
      blocking1: loaded('kept', 'blocking', 1),
      most: MOST,
      blockingMost: loaded('kept', 'blocking', MOST),
      perProcess: (loaded('kept', 'blocking', MOST) - loaded('kept', 'blocking', 1)) / (MOST - 1),
      coroutine4: loaded('kept', 'coroutine', 4),
      blocking4: loaded('kept', 'blocking', 4),
      perCoroutine:
        (loaded('kept', 'coroutine', 4) - loaded('kept', 'blocking', 4)) / (4 * (SLOTS - 1)),
    };
  },
};
