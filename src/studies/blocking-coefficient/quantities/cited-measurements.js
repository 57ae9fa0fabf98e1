// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {loadNumber, workersOf} from '../../../../lib/result/stated.js';
import {
  PATERSON,
  STATISTICS,
  THEORY,
  cores,
  coresOf,
  count,
  ms,
  perS,
  ratio,
  statistics,
  theory,
} from './read.js';

/** @import {Measurement} from '../../../../lib/result/types.js' */
/** @import {Quantity, RunOf} from '../../types.js' */
/** @typedef {Quantity['of']} Of */

/** @param {RunOf} runs */
const sevallaRate = (runs) => theory(runs, 'sevalla', 'throughputPerS');
/** @param {RunOf} runs */
const connections = (runs) => loadNumber(runs(STATISTICS), 'laravel-api', 'vus');

/** Time per request if as many are in service at once, in milliseconds. @type {(busy: Of, rateOf: Of, digits?: number) => Quantity} */
const serviceMs = (busy, rateOf, digits) =>
  ms((runs) => (1000 * busy(runs)) / rateOf(runs), digits);
const one = () => 1;
/** @type {(at: string) => Of} */
const statedRate = (at) => (runs) => statistics(runs, at, 'throughputPerS');
/** @param {RunOf} runs */
const defaultPool = (runs) => statistics(runs, 'default-pool', 'slots');
/** @param {RunOf} runs */
const statedWorkers = (runs) => workersOf(runs(THEORY), 'sevalla');

/** @param {Measurement} row */
const isShown = ({notes = []}) => notes.some((note) => note.startsWith('Shown'));
/** @param {RunOf} runs */
const paterson = (runs) => runs(PATERSON);
/** @param {(row: Measurement) => boolean} isWanted */
const countOfRows = (isWanted) =>
  count((runs) => paterson(runs).measurements.filter(isWanted).length);
/** @type {(waiting: string, isWanted: (row: Measurement) => boolean) => Quantity} */
const slowest = (waiting, isWanted) => ({
  unit: 'perS',
  of: (runs) =>
    Math.min(
      ...paterson(runs)
        .measurements.filter(
          (row) => isWanted(row) && paterson(runs).systems[row.system].waiting === waiting,
        )
        .map(({id}) => valueOf(paterson(runs), id, 'throughputPerS')),
    ),
});

/**
 * Measurements that the sources cite: Sevalla's, and Paterson's of Python.
 *
 * @type {import('../../types.js').Quantities}
 */
export const citedMeasurements = {
  'sevalla-connections': count(connections),
  'sevalla-cores': cores((runs) => coresOf(runs, STATISTICS)),
  'sevalla-rate': perS(sevallaRate),
  'stated-workers': count(statedWorkers),
  'default-pool': count(defaultPool),
  'service-at-34': serviceMs(statedWorkers, sevallaRate, 1),
  'service-with-default-pool': serviceMs(defaultPool, sevallaRate, 1),
  'service-on-one-core': serviceMs(one, sevallaRate, 1),
  'laravel-rate': perS(statedRate('laravel-api')),
  'laravel-on-one': serviceMs(one, statedRate('laravel-api'), 1),
  'laravel-on-all': serviceMs(connections, statedRate('laravel-api'), 1),
  'symfony-rate': perS(statedRate('symfony-doctrine')),
  'symfony-on-one': serviceMs(one, statedRate('symfony-doctrine')),
  'symfony-on-all': serviceMs(connections, statedRate('symfony-doctrine')),
  'cpu-estimates-ratio': ratio(
    (runs) => theory(runs, 'sevalla', 'cpuMs') / statistics(runs, 'laravel-api', 'cpuMs'),
    0,
  ),
  'gain-over-fifty': ratio(
    (runs) =>
      theory(runs, 't-cpu-1-php-fpm', 'throughputPerS') /
      ((50 * 1000) / (theory(runs, 'base', 'cpuMs') + theory(runs, 'base', 'ioMs'))),
    1,
  ),

  'paterson-rows': countOfRows(() => true),
  'paterson-shown': countOfRows(isShown),
  'paterson-omitted': countOfRows((row) => !isShown(row)),
  'slowest-sync': slowest('blocking', (row) => !isShown(row)),
  'slowest-async': slowest('coroutine', isShown),
};
