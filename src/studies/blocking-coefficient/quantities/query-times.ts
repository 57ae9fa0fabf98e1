import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.ts';
import {
  LINKBENCH_MS,
  LOCAL_QUERIES,
  QUERY_MS,
  SCENARIO,
  USUAL_POOL,
  WORDPRESS_PER_S,
} from './printed.ts';
import {THEORY, coresOf, count, ms, ratio, share, statistics, theory, timesAt} from './read.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const MB_PER_MIB = 1.048576;

const slots = (runs: RunOf, place: string) => 1 + theory(runs, `environment-${place}`, 'ioMs');
const gb: (mb: number) => Quantity = (mb) => ({
  unit: 'count',
  digits: 1,
  of: () => (SCENARIO.workers * mb) / 1000,
});

/** Share of the cores that as many slots keep busy, at the times of a row of the theory. */
const busy = (runs: RunOf, row: string, {cores, workers}: {cores: number; workers: number}) => {
  const {cpuS, ioS} = timesAt(runs, row);
  return (modelThroughputPerS({cpuS, ioS, cores, workers}) * cpuS) / cores;
};
const busyOn27 = (runs: RunOf) =>
  busy(runs, 't-cpu-34-php-fpm', {
    cores: coresOf(runs, THEORY),
    workers: theory(runs, 't-cpu-34-php-fpm', 'slots'),
  });
const busyOn50 = (runs: RunOf) =>
  busy(runs, 't-cpu-34-php-fpm', {cores: coresOf(runs, THEORY), workers: USUAL_POOL});

const freedGb = (runs: RunOf) =>
  (theory(runs, 't-cpu-5-php-fpm', 'memoryMb.loaded') -
    theory(runs, 't-cpu-5-coroutines', 'memoryMib.total') * MB_PER_MIB) /
  1000;

/** What the two pages assume of queries and slots, recomputed from what they say elsewhere. */
export const queryTimes: Quantities = {
  'local-simple-least': ms(() => LOCAL_QUERIES * QUERY_MS.simple[0]),
  'local-simple-most': ms(() => LOCAL_QUERIES * QUERY_MS.simple[1]),
  'local-average-least': ms(() => LOCAL_QUERIES * QUERY_MS.average[0]),
  'local-average-most': ms(() => LOCAL_QUERIES * QUERY_MS.average[1]),
  'cloud-average-least': ms(() => QUERY_MS.average[0] + QUERY_MS.roundTrip[0], 1),
  'cloud-average-most': ms(() => QUERY_MS.average[1] + QUERY_MS.roundTrip[1], 1),
  'cloud-median-least': ms(() => LINKBENCH_MS.p50[0] + QUERY_MS.roundTrip[0], 1),
  'cloud-median-most': ms(() => LINKBENCH_MS.p50[1] + QUERY_MS.roundTrip[1], 1),
  'linkbench-tail': ratio(() => LINKBENCH_MS.p95 / LINKBENCH_MS.p50[0], 0),
  'symfony-over-wordpress': ratio(
    (runs) => statistics(runs, 'symfony-doctrine', 'throughputPerS') / WORDPRESS_PER_S,
    1,
  ),
  'workers-gb-least': gb(SCENARIO.workerMb[0]),
  'workers-gb-most': gb(SCENARIO.workerMb[1]),
  'lan-slots': count((runs) => slots(runs, 'lan')),
  'cloud-slots': count((runs) => slots(runs, 'cloud')),
  'cross-region-slots': count((runs) => slots(runs, 'cross-region')),
  'row-34-cpu-share': share(
    (runs) => theory(runs, 'fpm-step', 'cpuMs') / theory(runs, 'fpm-step', 'stageMs.total'),
  ),
  // One thread a core, as the page has it.
  'busy-on-one-core': share((runs) =>
    busy(runs, 'base', {cores: 1, workers: theory(runs, 'base', 'slotsPerCore')}),
  ),
  'more-with-fifty': share((runs) => busyOn50(runs) / busyOn27(runs) - 1),
  'freed-gb': count(freedGb, 1),
};
