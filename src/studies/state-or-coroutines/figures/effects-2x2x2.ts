import {partCell} from '../../../../lib/chart-data/corner-effects.ts';
import {APPLICATION, CONNECTION, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import type {FigureDefinition} from '../../types.ts';

const WORKERS = [2];

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    effectGrid(run, {
      factors: [APPLICATION, CONNECTION, WAITING],
      designs: WORKERS.map((workers) => ({
        id: `workers-${workers}`,
        measurementAt: partCell(run, {workers}),
      })),
      drawn: ['workers-2'],
      shown: ['application', 'connection', 'waiting', 'application:connection'],
    }),
  annotations: [
    {id: 'boot', at: {series: 'workers-2', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'workers-2', panel: 'effects', x: 'connection'}},
  ],
} satisfies FigureDefinition;
