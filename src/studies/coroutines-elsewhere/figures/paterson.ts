import {ranking} from '../../../../lib/chart-data/ranking.ts';
import {kindOf, PATERSON} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
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
} satisfies FigureDefinition;
