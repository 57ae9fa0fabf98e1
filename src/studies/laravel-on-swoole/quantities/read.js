// @ts-check
import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.js';

export {
  at,
  effect,
  FRAMEWORKS_RUN,
  ratioOfCells,
  sessionsCompared,
  withEnds,
} from '../../state-or-coroutines/quantities/read.js';

/** @import {Quantities} from '../../types.js' */
/**
 * @typedef {import('../../../../lib/chart-data/corners.js').Kept} Kept
 * @typedef {import('../../../../lib/chart-data/corners.js').Held} Held
 * @typedef {import('../../../../lib/chart-data/corners.js').Waiting} Waiting
 * @typedef {{prefix: string, placement: string, run: string}} Placement a placement that corners were measured in:
 *   prefix of its quantities, and the run
 * @typedef {{id: string, token: string, at: (app: string) => import('../../../../lib/chart-data/design-cells.js').Configuration}} Compared
 *   a cell of each application, by the name that quantities and series have
 */

/** All processes share both cores. */
export const SHARED = 'laravel-on-swoole/two-cores';
/** PHP has one core for itself, everything else the other one. */
export const APART = 'laravel-on-swoole/php-apart';
/** The same for the small application, in a session of its own: it failed in the other. */
export const APART_SMALL = 'laravel-on-swoole/php-apart-small';
/** One request in the system at a time. */
export const COST = 'laravel-on-swoole/one-request';
/** Sixteen slots as processes, as coroutines, and as some of both. */
export const SLOTS = 'laravel-on-swoole/sixteen-slots';
/** Each cell at six tenths of what it can do. */
export const BELOW = 'laravel-on-swoole/below-saturation';
/** CPU time of a request by part. */
export const BOOT = 'laravel-on-swoole/boot';

export const FRAMEWORKS = ['symfony', 'laravel'];
export const APPS = ['small', ...FRAMEWORKS];
/** @type {Placement[]} */
export const PLACEMENTS = [
  {prefix: '', placement: 'shared', run: SHARED},
  {prefix: 'apart-', placement: 'apart', run: APART},
];

/** The run that has an application in a placement. @param {Pick<Placement, 'run'>} place @param {string} app */
export const runWith = ({run}, app) => (run === APART && app === 'small' ? APART_SMALL : run);

/** Workers of all cells of the plan. */
export const WORKERS = 2;

/**
 * Quantities of each item of a list, as one object.
 *
 * @template const T
 * @param {readonly T[]} items
 * @param {(item: T) => Quantities} entriesOf
 * @returns {Quantities}
 */
export const each = (items, entriesOf) => Object.assign({}, ...items.map(entriesOf));

/** What the cells of an application have in common. @param {string} app @param {string} [placement] */
export const setting = (app, placement = 'shared') => ({
  ...{runtime: 'swoole', app, workers: WORKERS},
  placement,
});

/**
 * A corner of an application on Swoole.
 *
 * @param {string} app
 * @param {Kept} state
 * @param {Waiting} waiting
 * @param {string} [placement]
 */
export const corner = (app, state, waiting, placement = 'shared') =>
  cornerAt(state, waiting, setting(app, placement));

/** PHP-FPM with an application; its connection opened for each request, or persistent. @param {string} app @param {Held} [connection] */
export const fpm = (app, connection = 'opened') =>
  cellAt(
    {application: 'dropped', connection, waiting: 'blocking'},
    {runtime: 'php-fpm-nginx', app, workers: WORKERS},
  );
