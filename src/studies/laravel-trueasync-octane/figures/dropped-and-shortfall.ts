import {droppedAndShortfall} from '../../../../lib/chart-data/dropped-and-shortfall.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => droppedAndShortfall(run),
  annotations: [
    {id: 'gap', at: {series: 'swoole-nts', part: 'shortfall', x: 4}},
    {id: 'small', at: {series: 'trueasync', part: 'shortfall', x: 16}},
  ],
} satisfies FigureDefinition;
