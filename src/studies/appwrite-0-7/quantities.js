// @ts-check
import {requestsInFlight} from '../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../lib/result/read.js';
import {runLoadNumber} from '../../../lib/result/stated.js';
import {shown} from '../quantity.js';

/** @import {RunOf} from '../types.js' */

const RUN = 'appwrite-2021-03';
const CLAIMED_GAIN = 0.91;

/** @param {RunOf} runs @param {string} id @param {string} path */
const read = (runs, id, path) => valueOf(runs(RUN), id, path);
/** @param {RunOf} runs @param {string} server */
const rate = (runs, server) => read(runs, `${server}-loaded`, 'throughputPerS');
/** @param {RunOf} runs @param {string} server */
const total = (runs, server) => read(runs, `${server}-loaded`, 'sentRequests');
/** @param {RunOf} runs @param {string} server */
const success = (runs, server) => 1 - read(runs, `${server}-loaded`, 'errorRatio');
/** @param {RunOf} runs @param {string} server @param {string} load */
const latency = (runs, server, load) => read(runs, `${server}-${load}`, 'latencyMs.mean');
/** @param {RunOf} runs @param {string} server @param {string} path */
const assumed = (runs, server, path) => read(runs, `assumed-${server}`, path);
/** @param {RunOf} runs @param {string} server */
const assumedTotal = (runs, server) =>
  assumed(runs, server, 'cpuMs') + assumed(runs, server, 'ioMs');
/** @param {RunOf} runs */
const clients = (runs) => runLoadNumber(runs(RUN), 'vus');

const perS = shown('perS', 0);
const count = shown('count', 0);
const ms = shown('ms', 0);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

/**
 * Numbers of Appwrite's own load test, and what follows from them.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
  'rate-fpm': perS((runs) => rate(runs, 'fpm')),
  'rate-swoole': perS((runs) => rate(runs, 'swoole')),
  'rate-ratio': ratio((runs) => rate(runs, 'swoole') / rate(runs, 'fpm')),
  'rate-gain': share((runs) => rate(runs, 'swoole') / rate(runs, 'fpm') - 1),
  'total-fpm': count((runs) => total(runs, 'fpm')),
  'total-swoole': count((runs) => total(runs, 'swoole')),
  'total-ratio': ratio((runs) => total(runs, 'swoole') / total(runs, 'fpm')),
  'total-gain': share((runs) => total(runs, 'swoole') / total(runs, 'fpm') - 1),
  'success-fpm': share((runs) => success(runs, 'fpm'), 0),
  'success-swoole': share((runs) => success(runs, 'swoole'), 0),
  'failed-fpm': count((runs) => (1 - success(runs, 'fpm')) * total(runs, 'fpm')),
  'goodput-ratio': ratio((runs) => goodputRatio(runs)),
  'goodput-gain': share((runs) => goodputRatio(runs) - 1),
  'success-for-claimed': share(
    (runs) => rate(runs, 'swoole') / rate(runs, 'fpm') / (1 + CLAIMED_GAIN),
  ),
  'claimed-gain': share(() => CLAIMED_GAIN, 0),

  'loaded-fpm': ms((runs) => latency(runs, 'fpm', 'loaded')),
  'loaded-swoole': ms((runs) => latency(runs, 'swoole', 'loaded')),
  'loaded-ratio': ratio(
    (runs) => latency(runs, 'fpm', 'loaded') / latency(runs, 'swoole', 'loaded'),
  ),
  'loaded-change': share(
    (runs) => latency(runs, 'swoole', 'loaded') / latency(runs, 'fpm', 'loaded') - 1,
  ),
  'loaded-left': share(
    (runs) => latency(runs, 'swoole', 'loaded') / latency(runs, 'fpm', 'loaded'),
    0,
  ),
  'normal-fpm': ms((runs) => latency(runs, 'fpm', 'normal'), 2),
  'normal-swoole': ms((runs) => latency(runs, 'swoole', 'normal'), 2),
  'normal-ratio': ratio(
    (runs) => latency(runs, 'fpm', 'normal') / latency(runs, 'swoole', 'normal'),
  ),
  'normal-change': share(
    (runs) => latency(runs, 'swoole', 'normal') / latency(runs, 'fpm', 'normal') - 1,
  ),
  'normal-saved': ms(
    (runs) => latency(runs, 'fpm', 'normal') - latency(runs, 'swoole', 'normal'),
    2,
  ),

  clients: count(clients),
  'run-length': {unit: 's', digits: 0, of: (runs) => runLoadNumber(runs(RUN), 'durationS')},
  'run-length-fpm': {unit: 's', digits: 1, of: (runs) => total(runs, 'fpm') / rate(runs, 'fpm')},
  'run-length-swoole': {
    unit: 's',
    digits: 1,
    of: (runs) => total(runs, 'swoole') / rate(runs, 'swoole'),
  },
  'in-flight-fpm': count((runs) => inFlight(runs, 'fpm')),
  'in-flight-swoole': count((runs) => inFlight(runs, 'swoole')),
  'closed-fpm': ms((runs) => (1000 * clients(runs)) / rate(runs, 'fpm')),
  'closed-swoole': ms((runs) => (1000 * clients(runs)) / rate(runs, 'swoole')),

  'assumed-cpu-fpm': ms((runs) => assumed(runs, 'fpm', 'cpuMs')),
  'assumed-cpu-swoole': ms((runs) => assumed(runs, 'swoole', 'cpuMs')),
  'assumed-io': ms((runs) => assumed(runs, 'fpm', 'ioMs')),
  'assumed-total': ms((runs) => assumedTotal(runs, 'fpm')),
  'assumed-times-measured': {
    unit: 'ratio',
    digits: 0,
    of: (runs) => assumedTotal(runs, 'fpm') / latency(runs, 'fpm', 'normal'),
  },
  'coefficient-fpm': {unit: 'ratio', digits: 1, of: (runs) => coefficient(runs, 'fpm')},
  'coefficient-swoole': {unit: 'ratio', digits: 1, of: (runs) => coefficient(runs, 'swoole')},
  'predicted-by-workers': ratio((runs) => assumedTotal(runs, 'fpm') / assumedTotal(runs, 'swoole')),
  'predicted-by-cpu': ratio(
    (runs) => assumed(runs, 'fpm', 'cpuMs') / assumed(runs, 'swoole', 'cpuMs'),
  ),
};

/** Requests that succeeded, after over before. @param {RunOf} runs */
function goodputRatio(runs) {
  return (
    (rate(runs, 'swoole') * success(runs, 'swoole')) / (rate(runs, 'fpm') * success(runs, 'fpm'))
  );
}

/** Little's law with the latency under load. @param {RunOf} runs @param {string} server */
function inFlight(runs, server) {
  return requestsInFlight({
    throughputPerS: rate(runs, server),
    latencyS: latency(runs, server, 'loaded') / 1000,
  });
}

/** @param {RunOf} runs @param {string} server */
function coefficient(runs, server) {
  return assumed(runs, server, 'ioMs') / assumed(runs, server, 'cpuMs');
}
