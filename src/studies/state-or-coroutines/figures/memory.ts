import {acrossCells, cornerSeries, figure, phpFpmSeries} from '../../figure.ts';

/** Most workers of the run. */
const MOST = 16;

const FPM = phpFpmSeries((workers: number) => ({workers}));

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'lines',
      x: {unit: 'count', values: [1, 2, 4, MOST]},
      series: [
        ...cornerSeries((workers: number) => ({workers})).filter(({id}) => id.startsWith('kept')),
        FPM,
      ],
      paths: [{id: 'loaded', path: 'memoryMb.loaded'}],
    }),
  annotations: [
    {id: 'a-process', at: {series: 'kept-blocking', x: MOST}},
    {id: 'a-coroutine', at: {series: 'kept-coroutine', x: 4}},
  ],
});
