import {figure, stateAndWaiting} from '../../figure.ts';
import {APART, FRAMEWORKS_RUN, setting, SHARED} from '../cells.ts';

/**
 * Laravel’s four cells where all processes share both cores, and where PHP has one for itself. A later session on shared
 * cores shows how much sessions differ without any change of placement.
 */
export default figure({
  runs: [SHARED, FRAMEWORKS_RUN, APART],
  select: ([shared, later, apart]) =>
    stateAndWaiting(
      {
        shared: [shared, setting('laravel')],
        later: [later, setting('laravel')],
        apart: [apart, setting('laravel', 'apart')],
      },
      ['shared', 'apart'],
    ),
  annotations: [{id: 'core', at: {series: 'apart', panel: 'effects', x: 'waiting'}}],
});
