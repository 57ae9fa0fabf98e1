import {inPanels} from '../../../../lib/chart-data/by-workers.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    inPanels(run, [
      {id: 'idle', path: 'memoryMb.idle'},
      {id: 'loaded', path: 'memoryMb.loaded'},
      {id: 'container', path: 'memoryMb.containerTotal'},
    ]),
  annotations: [
    {id: 'two-tables', at: {series: 'trueasync', panel: 'loaded', x: 4}},
    {id: 'below-idle', at: {series: 'frankenphp-octane', panel: 'loaded', x: 16}},
    {id: 'gap', at: {series: 'trueasync', panel: 'container', x: 8}},
  ],
} satisfies FigureDefinition;
