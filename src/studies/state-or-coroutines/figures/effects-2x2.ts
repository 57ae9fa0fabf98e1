import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const WORKERS = [1, 2, 4];
const nameOf = (run: Run) => run.id.split('/')[1];

/** The designs of each run that is listed stand beside each other, so a second machine needs its id here only. */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: runs.flatMap((run) =>
        WORKERS.map((workers) => ({
          id: `${nameOf(run)}-${workers}`,
          run,
          measurementAt: cornerCell(run, {workers}),
        })),
      ),
      drawn: runs.flatMap((run) => [`${nameOf(run)}-1`, `${nameOf(run)}-4`]),
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [
    {id: 'more-workers', at: {series: 'two-cores-4', panel: 'effects', x: 'waiting'}},
    {id: 'both', at: {series: 'two-cores-1', panel: 'effects', x: 'state:waiting'}},
  ],
} satisfies FigureDefinition;
