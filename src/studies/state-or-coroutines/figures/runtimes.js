// @ts-check
import {cornerCell} from '../../../../lib/chart-data/corner-effects.js';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {setting, SHARED} from '../../laravel-on-swoole/quantities/read.js';
import {RUNTIMES_RUN} from '../quantities/read.js';

/** Swoole was measured in a session of its own. */
const DESIGNS = [
  {id: 'swoole', run: 1},
  {id: 'swow', run: 0},
  {id: 'fiber', run: 0},
];

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [{id: 'both', at: {series: 'swow', panel: 'effects', x: 'state:waiting'}}],
};
