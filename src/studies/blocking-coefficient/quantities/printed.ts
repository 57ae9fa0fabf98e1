import {count, ms} from './read.ts';
import type {Quantities} from '../../types.ts';

/** Times of a query as the page of statistics prints them, in milliseconds: a result file has no place for ranges. */
export const QUERY_MS = {
  simple: [0.1, 0.5],
  average: [0.5, 2],
  averageInCloud: [3, 10],
  roundTrip: [1, 5],
};
/** Medians of LinkBench’s two operations there, and the 95th percentile of the first. */
export const LINKBENCH_MS = {p50: [0.4, 0.7], p95: 39};
/** Queries of a request in the benchmark on one machine, by the page on I/O-bound work. */
export const LOCAL_QUERIES = 10;
/** Queries of a page by the page of statistics: in its table, and for Symfony and Laravel’s API in its estimate of CPU time. */
export const QUERIES = {
  wordPress: 17,
  symfony: 20,
  laravelApi: 15,
  laravelSimple: [5, 15],
  laravelNPlusOne: [20, 50],
};
/** Requests per second of WordPress in the table of throughput there. */
export const WORDPRESS_PER_S = 148;
/** What the second scenario there multiplies: workers, and the range of a worker’s memory in MB. */
export const SCENARIO = {workers: 160, workerMb: [30, 50]};
/** The lower end of the pools that the page on I/O-bound work calls usual. */
export const USUAL_POOL = 50;
/** Queries above which the toolbar turns yellow, in the template of DoctrineBundle. */
const YELLOW_ABOVE = 50;
/** Queries in the two examples of Symfony’s page on profiling in tests. */
const SYMFONY_TESTS = {first: 10, withMessage: 30};

const range: (name: string, ends: number[], shown: typeof ms) => Quantities = (
  name,
  [least, most],
  shown,
) => ({
  [`${name}-least`]: shown(() => least),
  [`${name}-most`]: shown(() => most),
});

/** What the two pages, and those that they cite, print where a result file has no place for it. */
export const printed: Quantities = {
  ...range('query-simple', QUERY_MS.simple, ms),
  ...range('query-average', QUERY_MS.average, ms),
  ...range('query-cloud', QUERY_MS.averageInCloud, ms),
  ...range('round-trip', QUERY_MS.roundTrip, ms),
  'linkbench-get': ms(() => LINKBENCH_MS.p50[0]),
  'linkbench-update': ms(() => LINKBENCH_MS.p50[1]),
  'linkbench-p95': ms(() => LINKBENCH_MS.p95),
  'local-queries': count(() => LOCAL_QUERIES),
  'wordpress-queries': count(() => QUERIES.wordPress),
  'symfony-queries': count(() => QUERIES.symfony),
  'laravel-api-queries': count(() => QUERIES.laravelApi),
  ...range('laravel-simple', QUERIES.laravelSimple, count),
  ...range('laravel-n-plus-one', QUERIES.laravelNPlusOne, count),
  'scenario-workers': count(() => SCENARIO.workers),
  ...range('scenario-worker-mb', SCENARIO.workerMb, count),
  'usual-pool': count(() => USUAL_POOL),
  'yellow-above': count(() => YELLOW_ABOVE),
  'symfony-test-first': count(() => SYMFONY_TESTS.first),
  'symfony-test-message': count(() => SYMFONY_TESTS.withMessage),
};
