import {acrossCells, cornerSeries, figure} from '../../figure.ts';

const WORKERS = 2;

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'dots',
      x: {unit: 'ms', values: [0, 1, 2, 4]},
      series: cornerSeries((ioWaitMs: number) => ({ioWaitMs, workers: WORKERS})),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'no-wait', at: {series: 'kept-blocking', x: 0}},
    {id: 'one-and-two', at: {series: 'kept-blocking', x: 1}},
  ],
});
