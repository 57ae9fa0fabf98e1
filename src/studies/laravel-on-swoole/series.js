// @ts-check
import {corner, fpm, PLACEMENTS} from './quantities/read.js';

/** What a reader compares, from PHP-FPM to coroutines with everything kept. @type {import('./quantities/read.js').Compared[]} */
export const STEPS = [
  {id: 'fpm', token: 'group-4', at: (app) => fpm(app)},
  {id: 'fpm-persistent', token: 'group-2', at: (app) => fpm(app, 'held')},
  {id: 'kept', token: 'group-1', at: (app) => corner(app, 'kept', 'blocking')},
  {id: 'all', token: 'group-3', at: (app) => corner(app, 'kept', 'coroutine')},
];

/**
 * A series for each placement.
 *
 * @param {import('../types.js').Run[]} runs as the placements are
 * @param {(run: import('../types.js').Run) => import('../../../lib/chart-data/types.js').Point[]} pointsOf
 */
export const seriesByPlacement = (runs, pointsOf) =>
  PLACEMENTS.map(({placement}, index) => ({
    id: placement,
    runtime: null,
    token: ['group-1', 'group-2'][index],
    points: pointsOf(runs[index]),
  }));
