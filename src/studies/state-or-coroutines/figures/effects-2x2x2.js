import {effectNamed, partEffects} from '../../../../lib/chart-data/corner-effects.js';
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
  numbers: (_points, [run]) => {
    const effect = (name) => effectNamed(partEffects(run, 2), name).y;
    return {
      application: effect('application'),
      connection: effect('connection'),
      waiting: effect('waiting'),
      parts: effect('application:connection'),
    };
  },
};
