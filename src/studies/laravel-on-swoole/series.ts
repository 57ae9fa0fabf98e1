import {corner, fpm, PLACEMENTS} from './quantities/read.ts';
import type {Point} from '../../../lib/chart-data/types.ts';
import type {Run} from '../types.ts';
import type {Compared} from './quantities/read.ts';

/** What a reader compares, from PHP-FPM to coroutines with everything kept. */
export const STEPS: Compared[] = [
  {id: 'fpm', token: 'group-4', at: (app) => fpm(app)},
  {id: 'fpm-persistent', token: 'group-2', at: (app) => fpm(app, 'held')},
  {id: 'kept', token: 'group-1', at: (app) => corner(app, 'kept', 'blocking')},
  {id: 'all', token: 'group-3', at: (app) => corner(app, 'kept', 'coroutine')},
];

/**
 * A series for each placement.
 *
 * @param runs as the placements are
 */
export const seriesByPlacement = (runs: Run[], pointsOf: (run: Run) => Point[]) =>
  PLACEMENTS.map(({placement}, index) => ({
    id: placement,
    runtime: null,
    token: ['group-1', 'group-2'][index],
    points: pointsOf(runs[index]),
  }));
