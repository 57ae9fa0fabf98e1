import {inFlight} from '../../../../lib/chart-data/in-flight.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => inFlight(run),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'capped', at: {series: 'swoole-nts', x: 4}},
    {id: 'free', at: {series: 'trueasync', x: 4}},
  ],
} satisfies FigureDefinition;
