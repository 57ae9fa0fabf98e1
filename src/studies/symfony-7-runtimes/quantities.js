// @ts-check
import {requestsInFlight} from '../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../lib/result/read.js';
import {runLoadNumber, settingNumber} from '../../../lib/result/stated.js';
import {shown} from '../quantity.js';

/** @import {RunOf} from '../types.js' */

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

/** @param {RunOf} runs @param {string} system @param {number} level @param {string} [run] */
const rate = (runs, system, level, run = DECEMBER) =>
  valueOf(runs(run), `${system}-${level}`, 'throughputPerS');
/** @param {RunOf} runs @param {string} system @param {number} level */
const meanMs = (runs, system, level) =>
  valueOf(runs(DECEMBER), `${system}-${level}`, 'latencyMs.mean');
/** @param {RunOf} runs @param {string} system @param {number} level */
const timesFpm = (runs, system, level) =>
  rate(runs, system, level) / rate(runs, 'nginx-fpm', level);
/** @param {RunOf} runs @param {string} system */
const fromTenToThousand = (runs, system) => rate(runs, system, 1000) / rate(runs, system, 10) - 1;
/** @param {RunOf} runs @param {string} system */
const sinceApril = (runs, system) => rate(runs, system, 1000) / rate(runs, system, 1000, APRIL) - 1;
/** @param {RunOf} runs @param {string} system */
const claimed = (runs, system) => valueOf(runs(RELATIVE), `${system}-1000`, 'throughputRatio');
/** @param {RunOf} runs @param {string} system @param {string} name */
const setting = (runs, system, name) => settingNumber(runs(RELATIVE), system, name);

const perS = shown('perS', 0);
const ratio = shown('ratio', 1);
const share = shown('share', 0);
const count = shown('count', 0);
const ms = shown('ms', 0);

/** @param {[name: string, system: string]} server */
const ofServer = ([name, system]) =>
  Object.fromEntries(
    LEVELS.flatMap((level) => [
      [`${name}-${level}`, perS((runs) => rate(runs, system, level))],
      [
        `${name}-times-${level}`,
        ratio((runs) => timesFpm(runs, system, level), name === 'apache' ? 2 : 1),
      ],
    ]),
  );

/**
 * Numbers of the re-run of December 2025 and, where named so, of April; all on one core.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
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
