import {APPLICATION, cellAt, CONNECTION, WAITING} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';

const WORKERS = [2];

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    effectGrid(run, {
      factors: [APPLICATION, CONNECTION, WAITING],
      designs: WORKERS.map((workers) => ({
        id: `workers-${workers}`,
        measurementAt: ([application, connection, waiting]) =>
          measurementWith(run, cellAt({application, connection, waiting}, {workers})),
      })),
      drawn: ['workers-2'],
      shown: ['application', 'connection', 'waiting', 'application:connection'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [
    {id: 'boot', at: {series: 'workers-2', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'workers-2', panel: 'effects', x: 'connection'}},
  ],
};
