// @ts-check
import {cornerCell} from '../../../../lib/chart-data/corner-effects.js';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {APPS, setting, SHARED} from '../quantities/read.js';

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'both', at: {series: 'laravel', panel: 'effects', x: 'state:waiting'}}],
};
