import {readFrom, shown} from '../quantity.ts';
import {settingNumber} from '../../../lib/result/stated.ts';

const APRIL = 'php-runtime-benchmark-2025-04-04';
const RELATIVE = 'symfony-7-relative';
const IN_BOTH = '{apache,frankenphp-worker,roadrunner-w1,openswoole-r1w1,swoole,amphp}';

const ratio = shown('ratio', 1);
const share = shown('share', 0);
const count = shown('count', 0);
const setting = (system: string, name: string) =>
  count((runs) => settingNumber(runs(RELATIVE), system, name));

/** Numbers of the re-run of December 2025 and, where named so, of April; all on one core. */
export const quantities = readFrom('php-runtime-benchmark-2025-12-01', {
  '{server}-times-{users}': ratio(
    '#{server}-{users}.throughputPerS / #nginx-fpm-{users}.throughputPerS',
  ),
  'roadrunner-times-1000': ratio('roadrunner-w1-times-1000'),
  'apache-times-10': ratio('#apache-10.throughputPerS / #nginx-fpm-10.throughputPerS', 2),
  'apache-times-1000': ratio('#apache-1000.throughputPerS / #nginx-fpm-1000.throughputPerS', 2),
  'least-swoole-times': ratio('min(swoole-times-{10,100,1000})'),
  'most-swoole-times': ratio('max(swoole-times-{10,100,1000})'),
  'rerun-rows': count('#.measurements.length'),
  'apache-workers': setting('apache', 'MaxRequestWorkers'),
  'fpm-processes': setting('nginx-fpm', 'pm.max_children'),
  'fpm-containers': setting('nginx-fpm', 'containers'),
  'swoole-workers': setting('swoole', 'worker_num'),
  'state-alone': ratio(
    '#frankenphp-worker-1000.throughputPerS / #frankenphp-classic-1000.throughputPerS',
    2,
  ),
  'fpm-change': share('#nginx-fpm-1000.throughputPerS / #nginx-fpm-10.throughputPerS - 1'),
  'swoole-change': share('#swoole-1000.throughputPerS / #swoole-10.throughputPerS - 1'),
  'since-april-{server}': share(
    `#{server}-1000.throughputPerS / ${APRIL}#{server}-1000.throughputPerS - 1`,
  ),
  'least-since-april': share(`min(since-april-${IN_BOTH})`),
  'most-since-april': share(`max(since-april-${IN_BOTH})`),
  'openswoole-share-{users}': share(
    '#openswoole-r1w1-{users}.throughputPerS / #swoole-{users}.throughputPerS',
  ),
  'apache-in-flight': count('inFlight(#apache-1000.throughputPerS, #apache-1000.latencyMs.mean)'),
  'fpm-little': shown('ms', 0)('1000 * 1000 / #nginx-fpm-1000.throughputPerS'),
});
