import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt, cornerSeries} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

const WORKERS = 2;

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'dots',
      x: {unit: 'ms', values: [0, 1, 2, 4]},
      series: cornerSeries((ioWaitMs) => ({ioWaitMs, workers: WORKERS})),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'dots',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'no-wait', at: {series: 'kept-blocking', x: 0}},
    {id: 'one-and-two', at: {series: 'kept-blocking', x: 1}},
  ],
  numbers: (_points, [run]) => {
    const rate = (state, waiting, ioWaitMs) =>
      valueOf(
        run,
        measurementWith(run, cornerAt(state, waiting, {ioWaitMs, workers: WORKERS})).id,
        'throughputPerS',
      );
    return {
      workers: WORKERS,
      keptBlocking0: rate('kept', 'blocking', 0),
      keptBlocking4: rate('kept', 'blocking', 4),
      keptCoroutine0: rate('kept', 'coroutine', 0),
      keptCoroutine4: rate('kept', 'coroutine', 4),
      // A blocking worker is busy for the whole request, so this is what the wait really was.
      busy1: (WORKERS * 1000) / rate('kept', 'blocking', 1),
      busy2: (WORKERS * 1000) / rate('kept', 'blocking', 2),
      gain0: rate('kept', 'coroutine', 0) / rate('kept', 'blocking', 0),
      gain1: rate('kept', 'coroutine', 1) / rate('kept', 'blocking', 1),
      gain4: rate('kept', 'coroutine', 4) / rate('kept', 'blocking', 4),
    };
  },
};
