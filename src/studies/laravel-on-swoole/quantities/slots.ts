import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.ts';
import {requireNumber, workersOf} from '../../../../lib/result/stated.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {halfWidths} from '../session.ts';
import {APPS, at, corner, each, ratioOfCells, SHARED, SLOTS, WORKERS} from './read.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';
import type {Compared, Waiting} from './read.ts';

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

const [, PROCESSES, TWO_WORKERS, ONE_WORKER] = SHAPES;

/** Processes of the comparison. */
const MANY = 16;

/** MB that one more blocking process takes: sixteen of them against two. */
const perProcess = (runs: RunOf, app: string) =>
  (at(runs(SLOTS), PROCESSES.at(app), 'memoryMb.loaded') -
    at(runs(SHARED), corner(app, 'kept', 'blocking'), 'memoryMb.loaded')) /
  (MANY - WORKERS);

const ofApp = (app: string): Quantities => ({
  ...each(SHAPES, ({id, at: configurationOf}) => ({
    [`slots-rate-${app}-${id}`]: {
      ...{unit: 'perS', digits: 0},
      of: (runs) => at(runs(SLOTS), configurationOf(app), 'throughputPerS'),
    },
    [`slots-mb-${app}-${id}`]: {
      ...{unit: 'mb', digits: 0},
      of: (runs) => at(runs(SLOTS), configurationOf(app), 'memoryMb.loaded'),
    },
  })),
  [`mb-per-process-${app}`]: {unit: 'mb', digits: 1, of: (runs) => perProcess(runs, app)},
  ...ratioOfCells(`slots-two-over-processes-${app}`, SLOTS, [
    TWO_WORKERS.at(app),
    PROCESSES.at(app),
  ]),
  ...ratioOfCells(`slots-one-over-processes-${app}`, SLOTS, [
    ONE_WORKER.at(app),
    PROCESSES.at(app),
  ]),
  ...ratioOfCells(`slots-processes-over-fpm-${app}`, SLOTS, [PROCESSES.at(app), SHAPES[0].at(app)]),
  [`slots-mb-processes-over-two-${app}`]: {
    ...{unit: 'ratio', digits: 1},
    of: (runs) =>
      at(runs(SLOTS), PROCESSES.at(app), 'memoryMb.loaded') /
      at(runs(SLOTS), TWO_WORKERS.at(app), 'memoryMb.loaded'),
  },
});

/** The same number of requests at once, by processes and by coroutines: throughput and memory. */
export const slots: Quantities = {
  ...each(APPS, ofApp),
  'slots-half-width': {
    ...{unit: 'share', digits: 0},
    of: (runs) => median(halfWidths(runs(SLOTS)).map(({share}) => share)),
  },
  'equal-slots': {unit: 'count', of: (runs) => slotsIn(runs(SLOTS))},
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
