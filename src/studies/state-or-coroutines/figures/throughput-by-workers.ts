import {acrossCells, cornerSeries, figure, phpFpmSeries} from '../../figure.ts';

const FPM = phpFpmSeries((workers: number) => ({workers}));

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, 16]},
      series: [...cornerSeries((workers: number) => ({workers})), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'cores', at: {series: 'dropped-coroutine', x: 2}},
    {id: 'workers', at: {series: 'kept-blocking', x: 16}},
    {id: 'slots-then-cores', at: {series: 'kept-coroutine', x: 1}},
  ],
});
