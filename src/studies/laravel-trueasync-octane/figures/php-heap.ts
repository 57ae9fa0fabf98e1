import {inPanels} from '../../../../lib/chart-data/by-workers.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    inPanels(
      run,
      [
        {id: 'heap', path: 'phpHeapMb'},
        {id: 'allocated', path: 'phpAllocatedMb'},
      ],
      'bars',
    ),
  annotations: [
    {id: 'one-worker', at: {series: 'swoole-zts', panel: 'heap', x: 8}},
    {id: 'blocks', at: {series: 'trueasync', panel: 'allocated', x: 8}},
  ],
} satisfies FigureDefinition;
