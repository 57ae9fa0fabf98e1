import {latencyByRegime} from '../../../../lib/chart-data/latency-by-regime.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => latencyByRegime(run),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'tail', at: {series: 'trueasync', panel: 'below-saturation', part: 'p95', x: 16}},
    {id: 'cap', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 4}},
    {id: 'falls', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 16}},
  ],
} satisfies FigureDefinition;
