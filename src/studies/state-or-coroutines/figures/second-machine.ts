import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import type {FigureDefinition, Run} from '../../types.ts';

/** The only number of workers that the short plan has. */
const WORKERS = 2;
const nameOf = (run: Run) => run.id.split('/')[1];

export default {
  runs: ['state-or-coroutines/two-cores', 'state-or-coroutines/quick-second-machine'],
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: runs.map((run) => ({
        id: nameOf(run),
        run,
        measurementAt: cornerCell(run, {workers: WORKERS}),
      })),
      drawn: runs.map(nameOf),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [
    {id: 'apart', at: {series: 'quick-second-machine', panel: 'effects', x: 'waiting'}},
  ],
} satisfies FigureDefinition;
