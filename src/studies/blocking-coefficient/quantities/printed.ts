import {count, ms} from '../../quantity.ts';
import type {Quantities} from '../../types.ts';

/** What the two pages, and those that they cite, print where a result file has no place for it. */
export const printed: Quantities = {
  'query-simple-least': ms('0.1'),
  'query-simple-most': ms('0.5'),
  'query-average-least': ms('0.5'),
  'query-average-most': ms('2'),
  'query-cloud-least': ms('3'),
  'query-cloud-most': ms('10'),
  'round-trip-least': ms('1'),
  'round-trip-most': ms('5'),
  // Medians of LinkBench’s two operations, and the 95th percentile of the first.
  'linkbench-get': ms('0.4'),
  'linkbench-update': ms('0.7'),
  'linkbench-p95': ms('39'),
  // Queries of a request in the benchmark on one machine, and of pages by the page of statistics.
  'local-queries': count[0]('10'),
  'wordpress-queries': count[0]('17'),
  'symfony-queries': count[0]('20'),
  'laravel-api-queries': count[0]('15'),
  'laravel-simple-least': count[0]('5'),
  'laravel-simple-most': count[0]('15'),
  'laravel-n-plus-one-least': count[0]('20'),
  'laravel-n-plus-one-most': count[0]('50'),
  // What the second scenario multiplies: workers, and the range of a worker’s memory in MB.
  'scenario-workers': count[0]('160'),
  'scenario-worker-mb-least': count[0]('30'),
  'scenario-worker-mb-most': count[0]('50'),
  // The lower end of the pools that the page on I/O-bound work calls usual.
  'usual-pool': count[0]('50'),
  // Queries above which the toolbar turns yellow, in the template of DoctrineBundle.
  'yellow-above': count[0]('50'),
  // Queries in the two examples of Symfony’s page on profiling in tests.
  'symfony-test-first': count[0]('10'),
  'symfony-test-message': count[0]('30'),
};
