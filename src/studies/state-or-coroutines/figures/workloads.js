import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt, phpFpmSeries} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];
const corner = (state, waiting) => ({
  id: `${state}-${waiting}`,
  token: `model-${waiting}-${state}`,
  at: (workload) => cornerAt(state, waiting, {workload, workers: 2}),
});
const FPM = phpFpmSeries((workload) => ({workload, workers: 4}));

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'dots',
      x: {unit: 'category', values: WORKLOADS},
      series: [corner('kept', 'blocking'), corner('kept', 'coroutine'), FPM],
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  chart: 'dots',
  scales: ['log'],
  annotations: [{id: 'nothing-to-wait-for', at: {series: 'kept-coroutine', x: 'hello'}}],
  numbers: (_points, [run]) => {
    const rate = (state, waiting, workload) =>
      valueOf(run, measurementWith(run, corner(state, waiting).at(workload)).id, 'throughputPerS');
    const gain = (workload) =>
      rate('kept', 'coroutine', workload) / rate('kept', 'blocking', workload);
    return {
      hello: gain('hello'),
      autoload: gain('autoload'),
      oneQuery: gain('one-query'),
      bench: gain('bench'),
      twentyQueries: gain('twenty-queries'),
      helloBlocking: rate('kept', 'blocking', 'hello'),
      helloCoroutine: rate('kept', 'coroutine', 'hello'),
    };
  },
};
