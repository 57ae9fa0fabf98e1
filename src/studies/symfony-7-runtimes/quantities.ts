import {count, ms, ratio, readFrom, share} from '../quantity.ts';
import {ownQuantities} from './own.ts';
import {settingNumber} from '../../../lib/result/stated.ts';

const APRIL = 'php-runtime-benchmark-2025-04-04';
const RELATIVE = 'symfony-7-relative';
const IN_BOTH = '{apache,frankenphp-worker,roadrunner-w1,openswoole-r1w1,swoole,amphp}';

const setting = (system: string, name: string) =>
  count[0]((runs) => settingNumber(runs(RELATIVE), system, name));

/** Numbers of the re-run of December 2025 and, where named so, of April; all on one core. */
const rerunQuantities = readFrom('php-runtime-benchmark-2025-12-01', {
  '{server}-times-{users}': ratio[1](
    '#{server}-{users}.throughputPerS / #nginx-fpm-{users}.throughputPerS',
  ),
  'roadrunner-times-1000': ratio[1]('roadrunner-w1-times-1000'),
  'apache-times-10': ratio[2]('#apache-10.throughputPerS / #nginx-fpm-10.throughputPerS'),
  'apache-times-1000': ratio[2]('#apache-1000.throughputPerS / #nginx-fpm-1000.throughputPerS'),
  'least-swoole-times': ratio[1]('min(swoole-times-{10,100,1000})'),
  'most-swoole-times': ratio[1]('max(swoole-times-{10,100,1000})'),
  'apache-workers': setting('apache', 'MaxRequestWorkers'),
  'fpm-processes': setting('nginx-fpm', 'pm.max_children'),
  'fpm-containers': setting('nginx-fpm', 'containers'),
  'swoole-workers': setting('swoole', 'worker_num'),
  'state-alone': ratio[2](
    '#frankenphp-worker-1000.throughputPerS / #frankenphp-classic-1000.throughputPerS',
  ),
  'fpm-change': share[0]('#nginx-fpm-1000.throughputPerS / #nginx-fpm-10.throughputPerS - 1'),
  'swoole-change': share[0]('#swoole-1000.throughputPerS / #swoole-10.throughputPerS - 1'),
  'since-april-{server}': share[0](
    `#{server}-1000.throughputPerS / ${APRIL}#{server}-1000.throughputPerS - 1`,
  ),
  'least-since-april': share[0](`min(since-april-${IN_BOTH})`),
  'most-since-april': share[0](`max(since-april-${IN_BOTH})`),
  'openswoole-share-{users}': share[0](
    '#openswoole-r1w1-{users}.throughputPerS / #swoole-{users}.throughputPerS',
  ),
  'apache-in-flight': count[0](
    'inFlight(#apache-1000.throughputPerS, #apache-1000.latencyMs.mean)',
  ),
  'fpm-little': ms[0]('perRequest(1000, #nginx-fpm-1000.throughputPerS)'),
});

export const quantities = {...rerunQuantities, ...ownQuantities};
