import {blockingCoefficient} from '../../../lib/queueing/blocking-coefficient.ts';
import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {coresOf, workersOf} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const KENASHKOV = 'kenashkov-swoole-apache-2019/ab-outputs';
const TECHEMPOWER = 'techempower-php-2019-12/query';
const RERUN = 'symfony-7-runtimes/php-runtime-benchmark-2025-12-01';
const BYTEPURSUITS = 'bytepursuits/bytepursuits-mezzio';
const APPWRITE = 'appwrite-0-7/appwrite-2021-03';
const THEORY = 'blocking-coefficient/trueasync-theory';
const SUMMARY = 'swoole-evidence-summary';
const COROUTINE = 'octane-coroutine-readme';
const OH_DEAR = 'oh-dear-octane';
const ADAPTERMAN = 'adapterman-techempower';
const RATE = 'throughputPerS';
const TESTS = ['plaintext', 'json', 'db1', 'query20', 'update', 'fortunes'];

const rate = (runs: RunOf, run: string, id: string) => valueOf(runs(run), id, RATE);
const over = (runs: RunOf, run: string, after: string, before: string) =>
  rate(runs, run, after) / rate(runs, run, before);
const kenashkov = (runs: RunOf, after: string, before: string) =>
  over(runs, KENASHKOV, after, before);
const techempower = (runs: RunOf, after: string, before: string, queries: number) =>
  over(runs, TECHEMPOWER, `${after}-query-q${queries}`, `${before}-query-q${queries}`);
const adapterman = (runs: RunOf, system: string, test: string) =>
  over(runs, ADAPTERMAN, `${system}-${test}`, `laravel-${test}`);
const coefficientAt = (runs: RunOf, row: string) =>
  blockingCoefficient({
    cpuS: valueOf(runs(THEORY), row, 'cpuMs') / 1000,
    ioS: valueOf(runs(THEORY), row, 'ioMs') / 1000,
  });
const perWorker = (runs: RunOf, id: string) =>
  rate(runs, COROUTINE, id) / workersOf(runs(COROUTINE), id);
/** CPU time that a request of kenashkov’s heaviest test can have taken at most, ms. */
const mostCpuMs = (runs: RunOf, id: string) =>
  (1000 * coresOf(runs(KENASHKOV))) /
  rate(runs, KENASHKOV, `real-app-simulation-with-files-and-connections-${id}`);
const slowest = (runs: RunOf) => valueOf(runs(OH_DEAR), 'busy-slow', 'latencyMs.max');

const ratio = shown('ratio', 2);
const count = shown('count', 0);
const perS = shown('perS', 0);
const ms = shown('ms', 0);
const share = shown('share', 0);

const laravel = (system: string) =>
  Object.fromEntries(
    TESTS.map((test) => [`${system}-${test}`, ratio((runs) => adapterman(runs, system, test))]),
  );

/** Factors of all cases in one place, each from the case's own file, and numbers of the counter-evidence. */
export const quantities: Quantities = {
  'json-bytepursuits': ratio((runs) => over(runs, BYTEPURSUITS, 'swoole-100', 'fpm-100')),
  'fpm-at-1000': share((runs) => over(runs, BYTEPURSUITS, 'fpm-1000', 'fpm-100') - 1),
  'hello-rare': ratio((runs) => kenashkov(runs, 'basic-1-swoole', 'basic-3-apache')),
  'hello-typical': ratio((runs) => kenashkov(runs, 'basic-1-swoole', 'basic-2-apache'), 1),
  autoload: ratio(
    (runs) =>
      kenashkov(runs, 'basic-class-load-multiple-1-swoole', 'basic-class-load-multiple-2-apache'),
    1,
  ),
  'autoload-cost-apache': ratio(
    (runs) => kenashkov(runs, 'basic-3-apache', 'basic-class-load-multiple-2-apache'),
    1,
  ),
  'autoload-cost-swoole': ratio((runs) =>
    kenashkov(runs, 'basic-1-swoole', 'basic-class-load-multiple-1-swoole'),
  ),
  'autoload-net': ratio(
    (runs) =>
      kenashkov(runs, 'basic-class-load-multiple-1-swoole', 'basic-class-load-multiple-2-apache') /
      kenashkov(runs, 'basic-1-swoole', 'basic-3-apache'),
    1,
  ),
  'query-new-connection': ratio((runs) =>
    kenashkov(runs, 'basic-query-1-swoole', 'basic-query-2-apache'),
  ),
  'query-pooled': ratio((runs) =>
    kenashkov(runs, 'basic-query-with-pool-1-swoole', 'basic-query-with-pool-2-apache'),
  ),
  'query-pooled-500': ratio((runs) =>
    kenashkov(runs, 'basic-query-with-pool-3-swoole', 'basic-query-with-pool-4-apache'),
  ),
  'real-scenario': ratio((runs) =>
    kenashkov(
      runs,
      'real-app-simulation-with-files-and-connections-1-swoole',
      'real-app-simulation-with-files-and-connections-2-apache',
    ),
  ),
  'most-cpu-swoole': ms((runs) => mostCpuMs(runs, '1-swoole')),
  'most-cpu-apache': ms((runs) => mostCpuMs(runs, '2-apache')),
  appwrite: ratio((runs) => over(runs, APPWRITE, 'swoole-loaded', 'fpm-loaded')),
  'appwrite-normal': ms((runs) => valueOf(runs(APPWRITE), 'fpm-normal', 'latencyMs.mean'), 2),
  'plain-text': ratio((runs) => over(runs, RERUN, 'swoole-1000', 'nginx-fpm-1000'), 1),
  'fpm-ten-to-thousand': share((runs) => over(runs, RERUN, 'nginx-fpm-1000', 'nginx-fpm-10') - 1),
  'swoole-ten-to-thousand': share((runs) => over(runs, RERUN, 'swoole-1000', 'swoole-10') - 1),

  'techempower-1': ratio((runs) => techempower(runs, 'swoole', 'php', 1)),
  'techempower-20': ratio((runs) => techempower(runs, 'swoole', 'php', 20)),
  'coroutines-1': ratio((runs) => techempower(runs, 'swoole', 'swoole-no-async', 1)),
  'coroutines-20': ratio((runs) => techempower(runs, 'swoole', 'swoole-no-async', 20)),

  'stated-hello-least': ratio(
    (runs) => valueOf(runs(SUMMARY), 'hello-least', 'throughputRatio'),
    1,
  ),
  'stated-autoload': ratio((runs) => valueOf(runs(SUMMARY), 'autoload', 'throughputRatio'), 0),
  'stated-hello-most': ratio((runs) => valueOf(runs(SUMMARY), 'hello-most', 'throughputRatio'), 1),
  'stated-worker-memory': {
    unit: 'mb',
    digits: 0,
    of: (runs) => valueOf(runs(SUMMARY), 'worker-memory', 'memoryMb.perWorker'),
  },
  'cpu-34': ms((runs) => valueOf(runs(THEORY), 't-cpu-34-php-fpm', 'cpuMs')),
  'cpu-10': ms((runs) => valueOf(runs(THEORY), 't-cpu-10-php-fpm', 'cpuMs')),
  'cpu-5': ms((runs) => valueOf(runs(THEORY), 't-cpu-5-php-fpm', 'cpuMs')),
  'coefficient-34': ratio((runs) => coefficientAt(runs, 't-cpu-34-php-fpm'), 1),
  'coefficient-10': ratio((runs) => coefficientAt(runs, 't-cpu-10-php-fpm'), 0),
  'coefficient-5': ratio((runs) => coefficientAt(runs, 't-cpu-5-php-fpm'), 0),

  'octane-rate': perS((runs) => rate(runs, COROUTINE, 'standard-8'), 2),
  'coroutine-rate': perS((runs) => rate(runs, COROUTINE, 'coroutines-32')),
  'octane-workers': count((runs) => workersOf(runs(COROUTINE), 'standard-8')),
  'coroutine-workers': count((runs) => workersOf(runs(COROUTINE), 'coroutines-32')),
  'coroutine-ratio': ratio((runs) => over(runs, COROUTINE, 'coroutines-32', 'standard-8'), 0),
  'octane-per-worker': ratio((runs) => perWorker(runs, 'standard-8')),
  'coroutine-per-worker': ratio((runs) => perWorker(runs, 'coroutines-32'), 0),
  'per-worker-ratio': ratio(
    (runs) => perWorker(runs, 'coroutines-32') / perWorker(runs, 'standard-8'),
    0,
  ),

  'oh-dear-rate': perS((runs) => rate(runs, OH_DEAR, 'busy-slow')),
  'oh-dear-fastest': ms((runs) => valueOf(runs(OH_DEAR), 'busy-fast', 'latencyMs.min')),
  'oh-dear-slowest': ms(slowest),
  'oh-dear-in-flight': count((runs) =>
    requestsInFlight({
      throughputPerS: rate(runs, OH_DEAR, 'busy-slow'),
      latencyS: slowest(runs) / 1000,
    }),
  ),

  ...laravel('laravel-swoole'),
  ...laravel('laravel-s'),
  ...laravel('laravel-workerman'),
};
