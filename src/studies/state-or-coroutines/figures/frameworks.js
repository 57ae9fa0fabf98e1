import {cornerAt, STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.js';
import {FRAMEWORKS_RUN} from '../quantities/read.js';

export default {
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    effectGrid(run, {
      factors: [STATE, WAITING],
      designs: FRAMEWORKS.map((app) => ({
        id: app,
        measurementAt: ([state, waiting]) =>
          measurementWith(run, cornerAt(state, waiting, setting(app))),
      })),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'both', at: {series: 'symfony', panel: 'effects', x: 'state:waiting'}}],
};
