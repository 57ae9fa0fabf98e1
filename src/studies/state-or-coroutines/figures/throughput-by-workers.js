import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt, cornerSeries, phpFpmSeries} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

const FPM = phpFpmSeries((workers) => ({workers}));

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, 16]},
      series: [...cornerSeries((workers) => ({workers})), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'cores', at: {series: 'dropped-coroutine', x: 2}},
    {id: 'workers', at: {series: 'kept-blocking', x: 16}},
    {id: 'slots-then-cores', at: {series: 'kept-coroutine', x: 1}},
  ],
  numbers: (_points, [run]) => {
    const rate = (state, waiting, workers) =>
      valueOf(run, measurementWith(run, cornerAt(state, waiting, {workers})).id, 'throughputPerS');
    const busy = (workers) =>
      valueOf(
        run,
        measurementWith(run, cornerAt('kept', 'coroutine', {workers})).id,
        'utilisation',
      );
    return {
      busy1: busy(1),
      busy2: busy(2),
      busy4: busy(4),
      keptCoroutine1: rate('kept', 'coroutine', 1),
      keptCoroutine2: rate('kept', 'coroutine', 2),
      keptCoroutine4: rate('kept', 'coroutine', 4),
      keptBlocking1: rate('kept', 'blocking', 1),
      keptBlocking4: rate('kept', 'blocking', 4),
      keptBlocking16: rate('kept', 'blocking', 16),
      droppedCoroutine2: rate('dropped', 'coroutine', 2),
      droppedBlocking1: rate('dropped', 'blocking', 1),
      droppedBlocking4: rate('dropped', 'blocking', 4),
      droppedBlocking16: rate('dropped', 'blocking', 16),
      fpm16: valueOf(run, measurementWith(run, FPM.at(16)).id, 'throughputPerS'),
    };
  },
};
