// @ts-check
import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.js';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';
import {OWN, at, atCorner} from './read.js';

/** @import {Held, Kept, Setting, Waiting} from '../../../../lib/chart-data/corners.js' */
/** @import {Quantity, RunOf} from '../../types.js' */

const MOST_WORKERS = 16;
/** Slots that four workers with sixteen coroutines have more than four blocking ones. */
const SLOTS_MORE = 4 * (16 - 1);

const ALONE = {point: 'single', workers: 1};

/**
 * CPU time of a group of processes for a request that is alone.
 *
 * @param {Kept} application
 * @param {Held} connection
 * @param {string} group
 * @param {string} [runtime]
 * @returns {Quantity}
 */
const cpuAlone = (application, connection, group, runtime = 'fiber') => ({
  unit: 'ms',
  digits: 1,
  of: (runs) =>
    at(
      runs(OWN),
      cellAt({application, connection, waiting: 'blocking'}, {...ALONE, runtime}),
      `processGroups.${group}.cpuMsPerRequest`,
    ),
});

/** CPU time of PHP for a request that is alone on the event loop. @type {Quantity} */
const cpuOfLoop = {
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

/**
 * How much more CPU time one takes than another.
 *
 * @param {Quantity} over
 * @param {Quantity} under
 * @param {number} [digits]
 * @returns {Quantity}
 */
const more = (over, under, digits = 1) => ({
  unit: 'ms',
  digits,
  of: (runs) => over.of(runs) - under.of(runs),
});

/** CPU time of all processes together for one request of everything kept and coroutines. @param {Setting} setting @returns {Quantity} */
const cpuOfAll = (setting) => ({
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

/**
 * Memory of PHP under load with everything kept.
 *
 * @param {RunOf} runs
 * @param {Waiting} waiting
 * @param {Setting} setting
 */
const memory = (runs, waiting, setting) =>
  atCorner(runs, 'kept', waiting, setting, 'memoryMb.loaded');
/** @param {Waiting} waiting @param {Setting} setting @param {number} [digits] @returns {Quantity} */
const mb = (waiting, setting, digits = 0) => ({
  unit: 'mb',
  digits,
  of: (runs) => memory(runs, waiting, setting),
});

const kept = cpuAlone('kept', 'held', 'php');

/**
 * CPU time and memory: what a request, a process and a coroutine take.
 *
 * @type {import('../../types.js').Quantities}
 */
export const cost = {
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
