import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {setting, SHARED, WORKERS} from '../../laravel-on-swoole/cells.ts';
import {OWN, RUNTIMES_RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

const SETTINGS = {
  earlier: {workers: WORKERS},
  again: {...setting('small'), runtime: 'fiber'},
  later: setting('small'),
};

/** The same small application and number of workers in this run, on the same server later, and on Swoole. */
export default {
  runs: [OWN, RUNTIMES_RUN, SHARED],
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: Object.entries(SETTINGS).map(([id, wanted], index) => ({
        id,
        run: runs[index],
        measurementAt: cornerCell(runs[index], wanted),
      })),
      drawn: ['earlier', 'later'],
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [{id: 'direction', at: {series: 'later', panel: 'effects', x: 'state:waiting'}}],
} satisfies FigureDefinition;
