import {acrossCells, cornerAt, figure, phpFpmSeries} from '../../figure.ts';
import type {Kept, Waiting} from '../../figure.ts';

const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];
const corner = (state: Kept, waiting: Waiting) => ({
  id: `${state}-${waiting}`,
  token: `model-${waiting}-${state}`,
  at: (workload: string) => cornerAt(state, waiting, {workload, workers: 2}),
});
const FPM = phpFpmSeries((workload: string) => ({workload, workers: 4}));

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'dots',
      x: {unit: 'category', values: WORKLOADS},
      series: [corner('kept', 'blocking'), corner('kept', 'coroutine'), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  scales: ['log'],
  annotations: [{id: 'nothing-to-wait-for', at: {series: 'kept-coroutine', x: 'hello'}}],
});
