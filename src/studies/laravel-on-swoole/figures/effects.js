import {cornerAt, STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
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
        measurementAt: ([state, waiting]) =>
          measurementWith(run, cornerAt(state, waiting, setting(app))),
      })),
      drawn: ['symfony', 'laravel'],
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'both', at: {series: 'laravel', panel: 'effects', x: 'state:waiting'}}],
};
