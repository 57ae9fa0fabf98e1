import {figure, ranking} from '../../figure.ts';
import {kindOf, PATERSON} from '../runs.ts';

export default figure({
  runs: [PATERSON],
  select: ([run]) =>
    ranking(run, {
      paths: [
        {id: 'rate', path: 'throughputPerS'},
        {id: 'tail', path: 'latencyMs.p99'},
      ],
      group: ({system}) => kindOf(run, system),
      tokens: {sync: 'model-blocking-kept', async: 'model-coroutine-kept'},
    }),
  annotations: [
    {id: 'best', at: {panel: 'rate', series: 'sync', x: 'meinheld-bottle'}},
    {id: 'workers', at: {panel: 'rate', series: 'async', x: 'uvicorn-starlette'}},
    {id: 'worst', at: {panel: 'tail', series: 'async', x: 'daphne-starlette'}},
  ],
});
