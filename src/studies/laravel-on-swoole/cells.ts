import {cellAt, cornerAt} from '../../../lib/chart-data/corners.ts';
import type {Held, Kept, Waiting} from '../../../lib/chart-data/corners.ts';
import type {Configuration} from '../../../lib/chart-data/design-cells.ts';

export type {Kept, Waiting};

/** a placement that corners were measured in: prefix of its quantities, and the run */
export type Placement = {prefix: string; placement: string; run: string};

/** a cell of each application, by the name that quantities and series have */
export type Compared = {id: string; token: string; at: (app: string) => Configuration};

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

/** A later session of the frameworks, of another study. */
export const FRAMEWORKS_RUN = 'state-or-coroutines/frameworks';

export const FRAMEWORKS = ['symfony', 'laravel'];
export const APPS = ['small', ...FRAMEWORKS];
export const PLACEMENTS: Placement[] = [
  {prefix: '', placement: 'shared', run: SHARED},
  {prefix: 'apart-', placement: 'apart', run: APART},
];

/** The run that has an application in a placement. */
export const runWith = ({run}: Pick<Placement, 'run'>, app: string) =>
  run === APART && app === 'small' ? APART_SMALL : run;

/** Workers of all cells of the plan. */
export const WORKERS = 2;

/** What the cells of an application have in common. */
export const setting = (app: string, placement: string = 'shared') => ({
  ...{runtime: 'swoole', app, workers: WORKERS},
  placement,
});

/** A corner of an application on Swoole. */
export const corner = (app: string, state: Kept, waiting: Waiting, placement: string = 'shared') =>
  cornerAt(state, waiting, setting(app, placement));

/** PHP-FPM with an application; its connection opened for each request, or persistent. */
export const fpm = (app: string, connection: Held = 'opened') =>
  cellAt(
    {application: 'dropped', connection, waiting: 'blocking'},
    {runtime: 'php-fpm-nginx', app, workers: WORKERS},
  );

/** The cell of one blocking worker with one request in the system. */
export const alone = (app: string, state: Kept) =>
  cornerAt(state, 'blocking', {runtime: 'swoole', app, workers: 1, point: 'single'});
