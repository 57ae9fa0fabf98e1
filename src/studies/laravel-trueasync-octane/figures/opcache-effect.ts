import {beforeAndAfter} from '../../../../lib/chart-data/before-and-after.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03-opcache'],
  select: ([run]) =>
    beforeAndAfter(run, {
      system: 'swoole-zts',
      runtime: 'swoole-zts',
      settings: ['without', 'with'],
      panels: [
        {id: 'throughput', path: 'throughputPerS'},
        {id: 'memory', path: 'memoryMb.idle'},
      ],
    }),
  annotations: [
    {id: 'slower', at: {series: 'swoole-zts', panel: 'throughput', part: 'with', x: 8}},
    {id: 'lighter', at: {series: 'swoole-zts', panel: 'memory', part: 'with', x: 4}},
  ],
} satisfies FigureDefinition;
