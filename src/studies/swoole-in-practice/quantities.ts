import {readFrom, shown} from '../quantity.ts';
import type {Quantities} from '../types.ts';

const ratio = shown('ratio', 2);
const count = shown('count', 0);
const ms = shown('ms', 0);
const share = shown('share', 0);

/** One measurement's throughput over that of another of the same run. */
const over = (run: string, after: string, before: string, digits?: number) =>
  ratio(`${run}#${after}.throughputPerS / ${run}#${before}.throughputPerS`, digits);

const KENASHKOV = 'kenashkov-swoole-apache-2019/ab-outputs';
const RERUN = 'symfony-7-runtimes/php-runtime-benchmark-2025-12-01';
const COROUTINE = 'octane-coroutine-readme';
const HEAVIEST = 'real-app-simulation-with-files-and-connections';

/** Factors of all cases in one place, each from the case's own file. */
const cases: Quantities = {
  'json-bytepursuits': over('bytepursuits/bytepursuits-mezzio', 'swoole-100', 'fpm-100'),
  'fpm-at-1000': share(
    'bytepursuits/bytepursuits-mezzio#fpm-1000.throughputPerS / bytepursuits/bytepursuits-mezzio#fpm-100.throughputPerS - 1',
  ),
  'hello-rare': over(KENASHKOV, 'basic-1-swoole', 'basic-3-apache'),
  'hello-typical': over(KENASHKOV, 'basic-1-swoole', 'basic-2-apache', 1),
  autoload: over(
    KENASHKOV,
    'basic-class-load-multiple-1-swoole',
    'basic-class-load-multiple-2-apache',
    1,
  ),
  'autoload-cost-apache': over(
    KENASHKOV,
    'basic-3-apache',
    'basic-class-load-multiple-2-apache',
    1,
  ),
  'autoload-cost-swoole': over(KENASHKOV, 'basic-1-swoole', 'basic-class-load-multiple-1-swoole'),
  'autoload-net': ratio('autoload / hello-rare', 1),
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
  'most-cpu-swoole': ms(
    `1000 * ${KENASHKOV}#.environment.cores / ${KENASHKOV}#${HEAVIEST}-1-swoole.throughputPerS`,
  ),
  'most-cpu-apache': ms(
    `1000 * ${KENASHKOV}#.environment.cores / ${KENASHKOV}#${HEAVIEST}-2-apache.throughputPerS`,
  ),
  appwrite: over('appwrite-0-7/appwrite-2021-03', 'swoole-loaded', 'fpm-loaded'),
  ...readFrom(RERUN, {
    'plain-text': ratio('#swoole-1000.throughputPerS / #nginx-fpm-1000.throughputPerS', 1),
    'fpm-ten-to-thousand': share(
      '#nginx-fpm-1000.throughputPerS / #nginx-fpm-10.throughputPerS - 1',
    ),
    'swoole-ten-to-thousand': share('#swoole-1000.throughputPerS / #swoole-10.throughputPerS - 1'),
  }),
  ...readFrom('techempower-php-2019-12/query', {
    'techempower-{queries}': ratio(
      '#swoole-query-q{queries}.throughputPerS / #php-query-q{queries}.throughputPerS',
    ),
    'coroutines-{queries}': ratio(
      '#swoole-query-q{queries}.throughputPerS / #swoole-no-async-query-q{queries}.throughputPerS',
    ),
  }),
};

/** Numbers of the counter-evidence. */
const counterEvidence: Quantities = {
  ...readFrom('blocking-coefficient/trueasync-theory', {
    'coefficient-{cpuMs}': ratio('#t-cpu-{cpuMs}-php-fpm.ioMs / #t-cpu-{cpuMs}-php-fpm.cpuMs', 0),
    'coefficient-34': ratio('#t-cpu-34-php-fpm.ioMs / #t-cpu-34-php-fpm.cpuMs', 1),
  }),
  ...readFrom(COROUTINE, {
    'octane-workers': count('#standard-8.workers'),
    'coroutine-workers': count('#coroutines-32.workers'),
    'coroutine-ratio': ratio('#coroutines-32.throughputPerS / #standard-8.throughputPerS', 0),
    'coroutine-per-worker': ratio('#coroutines-32.throughputPerS / coroutine-workers', 0),
    'per-worker-ratio': ratio(
      'coroutine-per-worker / (#standard-8.throughputPerS / octane-workers)',
      0,
    ),
  }),
  'oh-dear-in-flight': count(
    'inFlight(oh-dear-octane#busy-slow.throughputPerS, oh-dear-octane#busy-slow.latencyMs.max)',
  ),
  'laravel-{server}-{test}': ratio(
    'adapterman-techempower#laravel-{server}-{test}.throughputPerS / adapterman-techempower#laravel-{test}.throughputPerS',
  ),
};

/** Every number that the page derives from the cases' own files. */
export const quantities: Quantities = {...cases, ...counterEvidence};
