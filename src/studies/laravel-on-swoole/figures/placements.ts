import {cornerCell} from '../../../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../../../lib/chart-data/corners.ts';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.ts';
import {APART, FRAMEWORKS_RUN, setting, SHARED} from '../cells.ts';
import type {FigureDefinition} from '../../types.ts';

/** A later session on shared cores shows how much sessions differ without any change of placement. */
const SESSIONS = [
  {id: 'shared', placement: 'shared', run: SHARED},
  {id: 'later', placement: 'shared', run: FRAMEWORKS_RUN},
  {id: 'apart', placement: 'apart', run: APART},
];

/** Laravel’s four cells where all processes share both cores, and where PHP has one for itself. */
export default {
  runs: SESSIONS.map(({run}) => run),
  select: (runs) =>
    effectGrid(runs[0], {
      factors: [STATE, WAITING],
      designs: SESSIONS.map(({id, placement}, index) => ({
        id,
        run: runs[index],
        measurementAt: cornerCell(runs[index], setting('laravel', placement)),
      })),
      drawn: ['shared', 'apart'],
      shown: ['state', 'waiting', 'state:waiting'],
    }),
  annotations: [{id: 'core', at: {series: 'apart', panel: 'effects', x: 'waiting'}}],
} satisfies FigureDefinition;
