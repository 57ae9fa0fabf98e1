import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {setting, SHARED} from '../../laravel-on-swoole/cells.ts';
import {RUNTIMES_RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

/** Swoole was measured in a session of its own. */
const DESIGNS = [
  {id: 'swoole', run: 1},
  {id: 'swow', run: 0},
  {id: 'fiber', run: 0},
];

export default {
  runs: [RUNTIMES_RUN, SHARED],
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: DESIGNS.map(({id, run}) => ({
        id,
        run: runs[run],
        measurementAt: cornerCell(runs[run], {...setting('small'), runtime: id}),
      })),
      drawn: ['swow', 'fiber'],
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [{id: 'both', at: {series: 'swow', panel: 'effects', x: 'state:waiting'}}],
} satisfies FigureDefinition;
