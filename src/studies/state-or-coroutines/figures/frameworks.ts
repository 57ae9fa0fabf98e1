import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/cells.ts';
import {FRAMEWORKS_RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    effectGrid(run, {
      factors: [STATE, WAITING],
      designs: FRAMEWORKS.map((app) => ({
        id: app,
        measurementAt: cornerCell(run, setting(app)),
      })),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [{id: 'both', at: {series: 'symfony', panel: 'effects', x: 'state:waiting'}}],
} satisfies FigureDefinition;
