import {cornerAt} from '../../../../lib/chart-data/corners.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {shown} from '../../quantity.ts';
import {
  APPS,
  at,
  BOOT,
  corner,
  COST,
  each,
  fpm,
  FRAMEWORKS,
  FRAMEWORKS_RUN,
  PLACEMENTS,
  runWith,
  SHARED,
  WORKERS,
} from './read.ts';
import type {Configuration} from '../../../../lib/chart-data/design-cells.ts';
import type {Quantities, RunOf} from '../../types.ts';
import type {Kept, Placement} from './read.ts';

/** The cell of one blocking worker with one request in the system. */
export const alone = (app: string, state: Kept) =>
  cornerAt(state, 'blocking', {runtime: 'swoole', app, workers: 1, point: 'single'});

const ms = shown('ms', 1);
const mb = shown('mb', 0);

const cpuAlone = (app: string, state: Kept, group: string) =>
  ms((runs) => at(runs(COST), alone(app, state), `processGroups.${group}.cpuMsPerRequest`));

const databaseAlone = (runs: RunOf, app: string, state: Kept) =>
  at(runs(COST), alone(app, state), 'processGroups.database.cpuMsPerRequest');

const memory = (runs: RunOf, configuration: Configuration) =>
  at(runs(SHARED), configuration, 'memoryMb.loaded');

/** Coroutines that a worker has beyond the one that a blocking worker is. */
const SLOTS_MORE = WORKERS * 15;

const ofApp = (app: string): Quantities => {
  const kept = cpuAlone(app, 'kept', 'php');
  const dropped = cpuAlone(app, 'dropped', 'php');
  return {
    [`cpu-${app}-kept`]: kept,
    [`cpu-${app}-dropped`]: dropped,
    [`cpu-${app}-kept-database`]: cpuAlone(app, 'kept', 'database'),
    [`cpu-${app}-dropped-database`]: cpuAlone(app, 'dropped', 'database'),
    [`connecting-${app}`]: {
      unit: 'ms',
      digits: 1,
      of: (runs) =>
        valueOf(runs(BOOT), `${app}-opcache.connection`, 'cpuMs') +
        databaseAlone(runs, app, 'dropped') -
        databaseAlone(runs, app, 'kept'),
    },
    [`cpu-${app}-saved`]: ms((runs) => dropped.of(runs) - kept.of(runs)),
    [`io-${app}-kept`]: ms((runs) => at(runs(COST), alone(app, 'kept'), 'ioMs')),
    [`io-${app}-dropped`]: ms((runs) => at(runs(COST), alone(app, 'dropped'), 'ioMs')),
    [`blocking-coefficient-${app}`]: {
      unit: 'ratio',
      digits: 1,
      of: (runs) => at(runs(COST), alone(app, 'kept'), 'blockingCoefficient'),
    },
    [`mb-${app}-blocking`]: mb((runs) => memory(runs, corner(app, 'kept', 'blocking'))),
    [`mb-${app}-coroutine`]: mb((runs) => memory(runs, corner(app, 'kept', 'coroutine'))),
    [`mb-${app}-fpm`]: mb((runs) => memory(runs, fpm(app))),
    [`mb-per-coroutine-${app}`]: mb(
      (runs) =>
        (memory(runs, corner(app, 'kept', 'coroutine')) -
          memory(runs, corner(app, 'kept', 'blocking'))) /
        SLOTS_MORE,
      2,
    ),
  };
};

const fullLoad = (app: string, group: string, place: Placement) =>
  ms((runs) =>
    at(
      runs(runWith(place, app)),
      corner(app, 'kept', 'coroutine', place.placement),
      `processGroups.${group}.cpuMsPerRequest`,
    ),
  );

/** CPU time of PHP and of the database per request under full load, with all kept and coroutines. */
const underLoad = (app: string, place: Placement) => ({
  [`${place.prefix}cpu-full-${app}`]: fullLoad(app, 'php', place),
  [`${place.prefix}cpu-full-${app}-database`]: fullLoad(app, 'database', place),
});

const inOtherCells = (app: string) => ({
  [`later-cpu-full-${app}`]: ms((runs) =>
    at(runs(FRAMEWORKS_RUN), corner(app, 'kept', 'coroutine'), 'processGroups.php.cpuMsPerRequest'),
  ),
  [`cpu-full-${app}-fpm`]: ms((runs) =>
    at(runs(SHARED), fpm(app), 'processGroups.php.cpuMsPerRequest'),
  ),
});

/** CPU time, waiting and memory of a request, a worker and a coroutine. */
export const cost: Quantities = {
  ...each(APPS, ofApp),
  ...each(PLACEMENTS, (place) => each(APPS, (app) => underLoad(app, place))),
  ...each(FRAMEWORKS, inOtherCells),
};
