import {cornerAt, STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {PLACEMENTS, setting} from '../quantities/read.js';

/** Laravel’s four cells where all processes share both cores, and where PHP has one for itself. */
export default {
  runs: PLACEMENTS.map(({run}) => run),
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: PLACEMENTS.map(({placement}, index) => ({
        id: placement,
        run: runs[index],
        measurementAt: ([state, waiting]) =>
          measurementWith(runs[index], cornerAt(state, waiting, setting('laravel', placement))),
      })),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'core', at: {series: 'apart', panel: 'effects', x: 'waiting'}}],
};
