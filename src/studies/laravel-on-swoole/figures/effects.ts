import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {APPS, setting, SHARED} from '../cells.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [SHARED],
  select: ([run]) =>
    effectGrid(run, {
      factors: [STATE, WAITING],
      designs: APPS.map((app) => ({
        id: app,
        measurementAt: cornerCell(run, setting(app)),
      })),
      drawn: ['symfony', 'laravel'],
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [{id: 'both', at: {series: 'laravel', panel: 'effects', x: 'state:waiting'}}],
} satisfies FigureDefinition;
