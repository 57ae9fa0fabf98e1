import {partCell} from '../../../../lib/chart-data/corner-effects.ts';
import {APPLICATION, CONNECTION, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/cells.ts';
import {FRAMEWORKS_RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    effectGrid(run, {
      factors: [APPLICATION, CONNECTION, WAITING],
      designs: FRAMEWORKS.map((app) => ({
        id: app,
        measurementAt: partCell(run, setting(app)),
      })),
      drawn: ['laravel'],
      shown: ['application', 'connection', 'waiting', 'application:connection'],
    }),
  annotations: [
    {id: 'boot', at: {series: 'laravel', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'laravel', panel: 'effects', x: 'connection'}},
  ],
} satisfies FigureDefinition;
