import {valueOf} from '../../../../lib/result/read.ts';
import {loadNumber, workersOf} from '../../../../lib/result/stated.ts';
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
} from './read.ts';
import type {Measurement} from '../../../../lib/result/types.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

export type Of = Quantity['of'];

const sevallaRate = (runs: RunOf) => theory(runs, 'sevalla', 'throughputPerS');
const connections = (runs: RunOf) => loadNumber(runs(STATISTICS), 'laravel-api', 'vus');

/** Time per request if as many are in service at once, in milliseconds. */
const serviceMs: (busy: Of, rateOf: Of, digits?: number) => Quantity = (busy, rateOf, digits) =>
  ms((runs) => (1000 * busy(runs)) / rateOf(runs), digits);
const one = () => 1;
const statedRate: (at: string) => Of = (at) => (runs) => statistics(runs, at, 'throughputPerS');
const defaultPool = (runs: RunOf) => statistics(runs, 'default-pool', 'slots');
const statedWorkers = (runs: RunOf) => workersOf(runs(THEORY), 'sevalla');

const isShown = ({notes = []}: Measurement) => notes.some((note) => note.startsWith('Shown'));
const paterson = (runs: RunOf) => runs(PATERSON);
const countOfRows = (isWanted: (row: Measurement) => boolean) =>
  count((runs) => paterson(runs).measurements.filter(isWanted).length);
const slowest: (waiting: string, isWanted: (row: Measurement) => boolean) => Quantity = (
  waiting,
  isWanted,
) => ({
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

/** Measurements that the sources cite: Sevalla's, and Paterson's of Python. */
export const citedMeasurements: Quantities = {
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
