import {APPLICATION, cellAt, CONNECTION, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.js';
import {FRAMEWORKS_RUN} from '../quantities/read.js';

export default {
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    effectGrid(run, {
      factors: [APPLICATION, CONNECTION, WAITING],
      designs: FRAMEWORKS.map((app) => ({
        id: app,
        measurementAt: ([application, connection, waiting]) =>
          measurementWith(run, cellAt({application, connection, waiting}, setting(app))),
      })),
      drawn: ['laravel'],
      shown: ['application', 'connection', 'waiting', 'application:connection'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [
    {id: 'boot', at: {series: 'laravel', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'laravel', panel: 'effects', x: 'connection'}},
  ],
};
