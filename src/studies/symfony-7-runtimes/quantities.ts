import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {runLoadNumber, settingNumber} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const DECEMBER = 'php-runtime-benchmark-2025-12-01';
const APRIL = 'php-runtime-benchmark-2025-04-04';
const RELATIVE = 'symfony-7-relative';
const LEVELS = [10, 100, 1000];
const SERVERS = {
  apache: 'apache',
  'nginx-fpm': 'nginx-fpm',
  roadrunner: 'roadrunner-w1',
  'frankenphp-classic': 'frankenphp-classic',
  'frankenphp-worker': 'frankenphp-worker',
  swoole: 'swoole',
  openswoole: 'openswoole-r1w1',
  amphp: 'amphp',
};
const IN_BOTH = [
  'apache',
  'frankenphp-worker',
  'roadrunner-w1',
  'openswoole-r1w1',
  'swoole',
  'amphp',
];

const rate = (runs: RunOf, system: string, level: number, run: string = DECEMBER) =>
  valueOf(runs(run), `${system}-${level}`, 'throughputPerS');
const meanMs = (runs: RunOf, system: string, level: number) =>
  valueOf(runs(DECEMBER), `${system}-${level}`, 'latencyMs.mean');
const timesFpm = (runs: RunOf, system: string, level: number) =>
  rate(runs, system, level) / rate(runs, 'nginx-fpm', level);
const fromTenToThousand = (runs: RunOf, system: string) =>
  rate(runs, system, 1000) / rate(runs, system, 10) - 1;
const sinceApril = (runs: RunOf, system: string) =>
  rate(runs, system, 1000) / rate(runs, system, 1000, APRIL) - 1;
const claimed = (runs: RunOf, system: string) =>
  valueOf(runs(RELATIVE), `${system}-1000`, 'throughputRatio');
const setting = (runs: RunOf, system: string, name: string) =>
  settingNumber(runs(RELATIVE), system, name);

const perS = shown('perS', 0);
const ratio = shown('ratio', 1);
const share = shown('share', 0);
const count = shown('count', 0);
const ms = shown('ms', 0);

const ofServer = ([name, system]: [name: string, system: string]) =>
  Object.fromEntries(
    LEVELS.flatMap((level) => [
      [`${name}-${level}`, perS((runs) => rate(runs, system, level))],
      [
        `${name}-times-${level}`,
        ratio((runs) => timesFpm(runs, system, level), name === 'apache' ? 2 : 1),
      ],
    ]),
  );

/** Numbers of the re-run of December 2025 and, where named so, of April; all on one core. */
export const quantities: Quantities = {
  ...Object.assign({}, ...Object.entries(SERVERS).map(ofServer)),
  'rerun-rows': count((runs) => runs(DECEMBER).measurements.length),
  'claimed-swoole': ratio((runs) => claimed(runs, 'swoole'), 0),
  'claimed-unit': ratio((runs) => claimed(runs, 'nginx-unit'), 0),
  'claimed-roadrunner': ratio((runs) => claimed(runs, 'roadrunner'), 0),
  'claimed-apache': ratio((runs) => claimed(runs, 'apache')),
  'apache-workers': count((runs) => setting(runs, 'apache', 'MaxRequestWorkers')),
  'fpm-processes': count((runs) => setting(runs, 'nginx-fpm', 'pm.max_children')),
  'fpm-containers': count((runs) => setting(runs, 'nginx-fpm', 'containers')),
  'swoole-workers': count((runs) => setting(runs, 'swoole', 'worker_num')),
  'vus-for-each-process': count(
    (runs) => runLoadNumber(runs(RELATIVE), 'vus') / setting(runs, 'nginx-fpm', 'pm.max_children'),
  ),
  'least-swoole-times': ratio((runs) =>
    Math.min(...LEVELS.map((n) => timesFpm(runs, 'swoole', n))),
  ),
  'most-swoole-times': ratio((runs) => Math.max(...LEVELS.map((n) => timesFpm(runs, 'swoole', n)))),
  'state-alone': ratio(
    (runs) => rate(runs, 'frankenphp-worker', 1000) / rate(runs, 'frankenphp-classic', 1000),
    2,
  ),
  'fpm-change': share((runs) => fromTenToThousand(runs, 'nginx-fpm')),
  'swoole-change': share((runs) => fromTenToThousand(runs, 'swoole')),
  'least-since-april': share((runs) =>
    Math.min(...IN_BOTH.map((system) => sinceApril(runs, system))),
  ),
  'most-since-april': share((runs) =>
    Math.max(...IN_BOTH.map((system) => sinceApril(runs, system))),
  ),
  'openswoole-share-10': share(
    (runs) => rate(runs, 'openswoole-r1w1', 10) / rate(runs, 'swoole', 10),
  ),
  'openswoole-share-1000': share(
    (runs) => rate(runs, 'openswoole-r1w1', 1000) / rate(runs, 'swoole', 1000),
  ),
  'amphp-mean-10': ms((runs) => meanMs(runs, 'amphp', 10), 1),
  'amphp-mean-100': ms((runs) => meanMs(runs, 'amphp', 100), 1),
  'apache-mean': ms((runs) => meanMs(runs, 'apache', 1000)),
  'apache-in-flight': count((runs) =>
    requestsInFlight({
      throughputPerS: rate(runs, 'apache', 1000),
      latencyS: meanMs(runs, 'apache', 1000) / 1000,
    }),
  ),
  'fpm-mean': ms((runs) => meanMs(runs, 'nginx-fpm', 1000)),
  'fpm-little': ms((runs) => (1000 * 1000) / rate(runs, 'nginx-fpm', 1000)),
};
