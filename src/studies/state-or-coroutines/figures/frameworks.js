// @ts-check
import {cornerCell} from '../../../../lib/chart-data/corner-effects.js';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.js';
import {FRAMEWORKS_RUN} from '../quantities/read.js';

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'both', at: {series: 'symfony', panel: 'effects', x: 'state:waiting'}}],
};
