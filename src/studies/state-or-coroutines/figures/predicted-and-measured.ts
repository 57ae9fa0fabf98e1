import {cornerSeries, figure, predictedAndMeasured} from '../../figure.ts';

const WORKERS = [1, 2, 4, 16];
const SERIES = cornerSeries((workers: number) => ({workers}));

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) => predictedAndMeasured(run, {workers: WORKERS, series: SERIES}),
  annotations: [
    {id: 'far-from-a-corner', at: {series: 'kept-blocking', panel: 'bound', x: 1}},
    {id: 'company', at: {series: 'kept-coroutine', panel: 'bound', x: 4}},
  ],
});
