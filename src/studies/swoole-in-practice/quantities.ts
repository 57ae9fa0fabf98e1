import {count, ms, ratio, readFrom, share} from '../quantity.ts';
import type {Quantities} from '../types.ts';

/** One measurement's throughput over that of another of the same run. */
const over = (run: string, after: string, before: string, show = ratio[2]) =>
  show(`${run}#${after}.throughputPerS / ${run}#${before}.throughputPerS`);

const KENASHKOV = 'kenashkov-swoole-apache-2019/ab-outputs';
const RERUN = 'symfony-7-runtimes/php-runtime-benchmark-2025-12-01';
const COROUTINE = 'octane-coroutine-readme';
const HEAVIEST = 'real-app-simulation-with-files-and-connections';

/** Every number that the page derives from the cases' own files. */
export const quantities: Quantities = {
  // Factors of all cases in one place, each from the case's own file.
  'json-bytepursuits': over('bytepursuits/bytepursuits-mezzio', 'swoole-100', 'fpm-100'),
  'fpm-at-1000': share[0](
    'bytepursuits/bytepursuits-mezzio#fpm-1000.throughputPerS / bytepursuits/bytepursuits-mezzio#fpm-100.throughputPerS - 1',
  ),
  'hello-rare': over(KENASHKOV, 'basic-1-swoole', 'basic-3-apache'),
  'hello-typical': over(KENASHKOV, 'basic-1-swoole', 'basic-2-apache', ratio[1]),
  autoload: over(
    KENASHKOV,
    'basic-class-load-multiple-1-swoole',
    'basic-class-load-multiple-2-apache',
    ratio[1],
  ),
  'autoload-cost-apache': over(
    KENASHKOV,
    'basic-3-apache',
    'basic-class-load-multiple-2-apache',
    ratio[1],
  ),
  'autoload-cost-swoole': over(KENASHKOV, 'basic-1-swoole', 'basic-class-load-multiple-1-swoole'),
  'autoload-net': ratio[1]('autoload / hello-rare'),
  'query-new-connection': over(KENASHKOV, 'basic-query-1-swoole', 'basic-query-2-apache'),
  'query-pooled': over(
    KENASHKOV,
    'basic-query-with-pool-1-swoole',
    'basic-query-with-pool-2-apache',
  ),
  'query-pooled-500': over(
    KENASHKOV,
    'basic-query-with-pool-3-swoole',
    'basic-query-with-pool-4-apache',
  ),
  'real-scenario': over(KENASHKOV, `${HEAVIEST}-1-swoole`, `${HEAVIEST}-2-apache`),
  // What a request of kenashkov’s heaviest test can have taken at most.
  'most-cpu-swoole': ms[0](
    `perRequest(${KENASHKOV}#.environment.cores, ${KENASHKOV}#${HEAVIEST}-1-swoole.throughputPerS)`,
  ),
  'most-cpu-apache': ms[0](
    `perRequest(${KENASHKOV}#.environment.cores, ${KENASHKOV}#${HEAVIEST}-2-apache.throughputPerS)`,
  ),
  appwrite: over('appwrite-0-7/appwrite-2021-03', 'swoole-loaded', 'fpm-loaded'),
  ...readFrom(RERUN, {
    'plain-text': ratio[1]('#swoole-1000.throughputPerS / #nginx-fpm-1000.throughputPerS'),
    'fpm-ten-to-thousand': share[0](
      '#nginx-fpm-1000.throughputPerS / #nginx-fpm-10.throughputPerS - 1',
    ),
    'swoole-ten-to-thousand': share[0](
      '#swoole-1000.throughputPerS / #swoole-10.throughputPerS - 1',
    ),
  }),
  ...readFrom('techempower-php-2019-12/query', {
    'techempower-{queries}': ratio[2](
      '#swoole-query-q{queries}.throughputPerS / #php-query-q{queries}.throughputPerS',
    ),
    'coroutines-{queries}': ratio[2](
      '#swoole-query-q{queries}.throughputPerS / #swoole-no-async-query-q{queries}.throughputPerS',
    ),
  }),

  // Numbers of the counter-evidence.
  ...readFrom('blocking-coefficient/trueasync-theory', {
    'coefficient-{cpuMs}': ratio[0]('#t-cpu-{cpuMs}-php-fpm.ioMs / #t-cpu-{cpuMs}-php-fpm.cpuMs'),
    'coefficient-34': ratio[1]('#t-cpu-34-php-fpm.ioMs / #t-cpu-34-php-fpm.cpuMs'),
  }),
  ...readFrom(COROUTINE, {
    'coroutine-ratio': ratio[0]('#coroutines-32.throughputPerS / #standard-8.throughputPerS'),
    'coroutine-per-worker': ratio[0](
      '#coroutines-32.throughputPerS / octane-coroutine-readme#coroutines-32.workers',
    ),
    'per-worker-ratio': ratio[0](
      'coroutine-per-worker / (#standard-8.throughputPerS / octane-coroutine-readme#standard-8.workers)',
    ),
  }),
  'oh-dear-in-flight': count[0](
    'inFlight(oh-dear-octane#busy-slow.throughputPerS, oh-dear-octane#busy-slow.latencyMs.max)',
  ),
  'laravel-{server}-{test}': ratio[2](
    'adapterman-techempower#laravel-{server}-{test}.throughputPerS / adapterman-techempower#laravel-{test}.throughputPerS',
  ),
};
