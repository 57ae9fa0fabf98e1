import {coloured} from '../figure.ts';
import {cellAt, cornerAt} from '../../../lib/chart-data/corners.ts';
import {corner, fpm, PLACEMENTS} from './cells.ts';
import type {Point} from '../../../lib/chart-data/types.ts';
import type {Run} from '../types.ts';
import type {Compared, Waiting} from './cells.ts';

const POINT = {point: 'below'};

/** What is compared below saturation, by the names that quantities and series have. */
export const BELOW_CELLS: Compared[] = [
  {id: 'fpm', token: 'group-4', at: (app) => ({...fpm(app), ...POINT})},
  {
    id: 'kept-blocking',
    token: 'group-1',
    at: (app) => ({...corner(app, 'kept', 'blocking'), ...POINT}),
  },
  {
    id: 'kept-coroutine',
    token: 'group-3',
    at: (app) => ({...corner(app, 'kept', 'coroutine'), ...POINT}),
  },
];

const swoole: (waiting: Waiting, workers: number, coroutinesPerWorker: number) => Compared['at'] =
  (waiting, workers, coroutinesPerWorker) => (app) =>
    cornerAt('kept', waiting, {runtime: 'swoole', app, workers, coroutinesPerWorker});

/** Sixteen slots: what each shape is made of, by the names that quantities and series have. */
export const SHAPES: Compared[] = [
  {
    id: 'fpm-processes',
    token: 'group-2',
    at: (app) =>
      cellAt(
        {application: 'dropped', connection: 'held', waiting: 'blocking'},
        {runtime: 'php-fpm-nginx', app, workers: 16},
      ),
  },
  {id: 'processes', token: 'group-1', at: swoole('blocking', 16, 1)},
  {id: 'two-workers', token: 'group-3', at: swoole('coroutine', 2, 8)},
  {id: 'one-worker', token: 'group-4', at: swoole('coroutine', 1, 16)},
];

export const [, PROCESSES, TWO_WORKERS, ONE_WORKER] = SHAPES;

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
  PLACEMENTS.map(({placement}, index) =>
    coloured(placement, ['group-1', 'group-2'][index], pointsOf(runs[index])),
  );
