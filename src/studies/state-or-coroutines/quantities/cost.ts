import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {OWN, at, atCorner} from './read.ts';
import type {Held, Kept, Setting, Waiting} from '../../../../lib/chart-data/corners.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const MOST_WORKERS = 16;
/** Slots that four workers with sixteen coroutines have more than four blocking ones. */
const SLOTS_MORE = 4 * (16 - 1);

const ALONE = {point: 'single', workers: 1};

/** CPU time of a group of processes for a request that is alone. */
const cpuAlone = (
  application: Kept,
  connection: Held,
  group: string,
  runtime: string = 'fiber',
): Quantity => ({
  unit: 'ms',
  digits: 1,
  of: (runs) =>
    at(
      runs(OWN),
      cellAt({application, connection, waiting: 'blocking'}, {...ALONE, runtime}),
      `processGroups.${group}.cpuMsPerRequest`,
    ),
});

/** CPU time of PHP for a request that is alone on the event loop. */
const cpuOfLoop: Quantity = {
  unit: 'ms',
  digits: 1,
  of: (runs) =>
    atCorner(
      runs,
      'kept',
      'coroutine',
      {...ALONE, coroutinesPerWorker: 1},
      'processGroups.php.cpuMsPerRequest',
    ),
};

/** How much more CPU time one takes than another. */
const more = (over: Quantity, under: Quantity, digits: number = 1): Quantity => ({
  unit: 'ms',
  digits,
  of: (runs) => over.of(runs) - under.of(runs),
});

/** CPU time of all processes together for one request of everything kept and coroutines. */
const cpuOfAll = (setting: Setting): Quantity => ({
  unit: 'ms',
  digits: 1,
  of: (runs) => {
    const {id, processGroups = []} = requireMeasurementWith(
      runs(OWN),
      cornerAt('kept', 'coroutine', setting),
    );
    return processGroups.reduce(
      (sum, {name}) => sum + valueOf(runs(OWN), id, `processGroups.${name}.cpuMsPerRequest`),
      0,
    );
  },
});

/** Memory of PHP under load with everything kept. */
const memory = (runs: RunOf, waiting: Waiting, setting: Setting) =>
  atCorner(runs, 'kept', waiting, setting, 'memoryMb.loaded');
const mb = (waiting: Waiting, setting: Setting, digits: number = 0): Quantity => ({
  unit: 'mb',
  digits,
  of: (runs) => memory(runs, waiting, setting),
});

const kept = cpuAlone('kept', 'held', 'php');

/** CPU time and memory: what a request, a process and a coroutine take. */
export const cost: Quantities = {
  'memory-blocking-1': mb('blocking', {workers: 1}, 1),
  'memory-blocking-16': mb('blocking', {workers: MOST_WORKERS}, 1),
  'memory-coroutine-2-8': mb('coroutine', {workers: 2, coroutinesPerWorker: 8}),
  'memory-coroutine-1': mb('coroutine', {workers: 1}),
  'mb-per-process': {
    unit: 'mb',
    digits: 1,
    of: (runs) =>
      (memory(runs, 'blocking', {workers: MOST_WORKERS}) - memory(runs, 'blocking', {workers: 1})) /
      (MOST_WORKERS - 1),
  },
  'mb-per-coroutine': {
    unit: 'mb',
    digits: 2,
    of: (runs) =>
      (memory(runs, 'coroutine', {workers: 4}) - memory(runs, 'blocking', {workers: 4})) /
      SLOTS_MORE,
  },

  'cpu-connect': more(cpuAlone('kept', 'opened', 'php'), kept),
  'cpu-connect-database': more(
    cpuAlone('kept', 'opened', 'database'),
    cpuAlone('kept', 'held', 'database'),
  ),
  'cpu-boot': more(cpuAlone('dropped', 'held', 'php'), kept),
  'cpu-loop': cpuOfLoop,
  'cpu-loop-more': more(cpuOfLoop, kept, 2),
  'cpu-kept': kept,
  'cpu-dropped': cpuAlone('dropped', 'opened', 'php'),
  'cpu-fpm': cpuAlone('dropped', 'opened', 'php', 'php-fpm-nginx'),
  'cpu-database-kept': cpuAlone('kept', 'held', 'database'),
  'cpu-database-dropped': cpuAlone('dropped', 'opened', 'database'),
  'cpu-alone': cpuOfAll({...ALONE, coroutinesPerWorker: 1}),
  'cpu-in-company': cpuOfAll({workers: 4}),
  'io-alone': {
    unit: 'ms',
    digits: 1,
    of: (runs) =>
      at(
        runs(OWN),
        cellAt({application: 'kept', connection: 'held', waiting: 'blocking'}, ALONE),
        'ioMs',
      ),
  },
};
