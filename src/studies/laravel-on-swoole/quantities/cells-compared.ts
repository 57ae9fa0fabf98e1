import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {requireNumber, workersOf} from '../../../../lib/result/stated.ts';
import {cornerEffect, pairedCells, sessionsCompared, sessionsDiffer} from '../../effects.ts';
import {count, mb, ms, ratio} from '../../quantity.ts';
import {
  APPS,
  BOOT,
  corner,
  COST,
  alone,
  fpm,
  FRAMEWORKS,
  FRAMEWORKS_RUN,
  PLACEMENTS,
  runWith,
  setting,
  SHARED,
  SLOTS,
} from '../cells.ts';
import {ONE_WORKER, PROCESSES, TWO_WORKERS} from '../series.ts';
import type {Configuration} from '../../../../lib/chart-data/design-cells.ts';
import type {Session, SessionsOf} from '../../effects.ts';
import type {Holes, Quantities, Quantity, Run, RunOf} from '../../types.ts';

const [TOGETHER, APART] = PLACEMENTS;

const at = (run: Run, configuration: Configuration, path: string) =>
  valueOf(run, requireMeasurementWith(run, configuration).id, path);

type At = (app: string) => Configuration;

/** Throughput of one cell of an application over that of another, within blocks. */
const over = (run: string, first: At, second: At, show = ratio[2]): Quantity =>
  show((runs, {app}) => {
    const [a, b] = [first, second].map((of) => requireMeasurementWith(runs(run), of(app)).id);
    return pairedCells(runs(run), [a, b]);
  });

const persistent: At = (app) => fpm(app, 'held');
const none: At = (app) => corner(app, 'dropped', 'blocking');
const kept: At = (app) => corner(app, 'kept', 'blocking');
const all: At = (app) => corner(app, 'kept', 'coroutine');

/** Throughput at saturation: what a reader compares, PHP-FPM, kept state, coroutines, and sixteen slots of three shapes. */
export const rates: Quantities = {
  'persistent-over-fpm-{app}': over(SHARED, persistent, fpm),
  'server-{app}': over(SHARED, none, fpm),
  'kept-over-fpm-{app}': over(SHARED, kept, fpm),
  'kept-over-persistent-{app}': over(SHARED, kept, persistent),
  'all-over-fpm-{app}': over(SHARED, all, fpm, ratio[1]),
  'slots-two-over-processes-{app}': over(SLOTS, TWO_WORKERS.at, PROCESSES.at),
  'slots-one-over-processes-{app}': over(SLOTS, ONE_WORKER.at, PROCESSES.at),
};

const sessionIn = (place: typeof TOGETHER, {app}: Holes): Session => ({
  run: runWith(place, app),
  setting: setting(app, place.placement),
});
const together = (name: string) => cornerEffect((holes) => sessionIn(TOGETHER, holes), name);
const apart = (name: string) => cornerEffect((holes) => sessionIn(APART, holes), name);
const overShared: SessionsOf = (holes) => [sessionIn(APART, holes), sessionIn(TOGETHER, holes)];
/** The later session of the frameworks, on shared cores like the first. */
const overLater: SessionsOf = (holes) => [
  sessionIn(APART, holes),
  {run: FRAMEWORKS_RUN, setting: setting(holes.app)},
];

const ofApps = (apps: readonly string[]) => apps.map((app) => ({app}));

/**
 * What keeping state and waiting in coroutines do to throughput, for each application and placement. Each placement is a
 * session of its own, so what differs may be the placement or the session.
 */
export const effects: Quantities = {
  'state-{app}': together('state'),
  'waiting-{app}': together('waiting'),
  'both-{app}': together('both'),
  'waiting-dropped-{app}': together('waiting-dropped'),
  'waiting-kept-{app}': together('waiting-kept'),
  'apart-state-{app}': apart('state'),
  'apart-waiting-{app}': apart('waiting'),
  'apart-both-{app}': apart('both'),
  'apart-waiting-kept-{app}': apart('waiting-kept'),
  'apart-over-shared-{effect}-{app}': sessionsCompared(overShared),
  'apart-over-shared-{effect}-{app}-p': sessionsDiffer(overShared, ofApps(APPS)),
  'apart-over-later-{effect}-{app}': sessionsCompared(overLater),
  'apart-over-later-{effect}-{app}-p': sessionsDiffer(overLater, ofApps(FRAMEWORKS)),
};

const cpuAlone = (runs: RunOf, app: string, state: 'kept' | 'dropped', group: string) =>
  at(runs(COST), alone(app, state), `processGroups.${group}.cpuMsPerRequest`);
const loaded = (runs: RunOf, run: string, configuration: Configuration) =>
  at(runs(run), configuration, 'memoryMb.loaded');

/** CPU time and memory of a request, a process and a coroutine. */
export const cost: Quantities = {
  'connecting-{app}': ms[1](
    (runs, {app}) =>
      valueOf(runs(BOOT), `${app}-opcache.connection`, 'cpuMs') +
      cpuAlone(runs, app, 'dropped', 'database') -
      cpuAlone(runs, app, 'kept', 'database'),
  ),
  'cpu-{app}-saved': ms[1](
    (runs, {app}) => cpuAlone(runs, app, 'dropped', 'php') - cpuAlone(runs, app, 'kept', 'php'),
  ),
  // Two workers with sixteen coroutines each have thirty slots more than two blocking ones.
  'mb-per-coroutine-{app}': mb[2](
    (runs, {app}) => (loaded(runs, SHARED, all(app)) - loaded(runs, SHARED, kept(app))) / (2 * 15),
  ),
  // Sixteen processes against two.
  'mb-per-process-{app}': mb[1](
    (runs, {app}) =>
      (loaded(runs, SLOTS, PROCESSES.at(app)) - loaded(runs, SHARED, kept(app))) / (16 - 2),
  ),
  'slots-mb-processes-over-two-{app}': ratio[1](
    (runs, {app}) =>
      loaded(runs, SLOTS, PROCESSES.at(app)) / loaded(runs, SLOTS, TWO_WORKERS.at(app)),
  ),
  'equal-slots': count((runs) => slotsIn(runs(SLOTS))),
};

/**
 * Slots of every cell of the run.
 *
 * @throws {RangeError} when they differ: they must not
 */
function slotsIn(run: Run) {
  const found = new Set(
    run.measurements.map(({id, system}) => {
      const {coroutinesPerWorker = 1} = run.systems[system];
      const where = `systems.${system}.coroutinesPerWorker of run “${run.id}”`;
      return workersOf(run, id) * requireNumber(coroutinesPerWorker, where);
    }),
  );
  if (found.size !== 1)
    throw new RangeError(`slots: run “${run.id}” has cells of ${[...found].join(', ')} slots.`);
  return [...found][0];
}
