import {cornerAt, STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {setting, SHARED, WORKERS} from '../../laravel-on-swoole/quantities/read.js';
import {OWN} from '../quantities/read.js';

const SETTINGS = {earlier: {workers: WORKERS}, later: setting('small')};

/** The same small application and number of workers in this run and in the one that stands in its place. */
export default {
  runs: [OWN, SHARED],
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: Object.entries(SETTINGS).map(([id, wanted], index) => ({
        id,
        run: runs[index],
        measurementAt: ([state, waiting]) =>
          measurementWith(runs[index], cornerAt(state, waiting, wanted)),
      })),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'direction', at: {series: 'later', panel: 'effects', x: 'state:waiting'}}],
};
