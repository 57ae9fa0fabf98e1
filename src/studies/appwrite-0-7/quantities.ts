import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {runLoadNumber} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const RUN = 'appwrite-2021-03';
const CLAIMED_GAIN = 0.91;

const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
const rate = (runs: RunOf, server: string) => read(runs, `${server}-loaded`, 'throughputPerS');
const total = (runs: RunOf, server: string) => read(runs, `${server}-loaded`, 'sentRequests');
const success = (runs: RunOf, server: string) => 1 - read(runs, `${server}-loaded`, 'errorRatio');
const latency = (runs: RunOf, server: string, load: string) =>
  read(runs, `${server}-${load}`, 'latencyMs.mean');
const assumed = (runs: RunOf, server: string, path: string) =>
  read(runs, `assumed-${server}`, path);
const assumedTotal = (runs: RunOf, server: string) =>
  assumed(runs, server, 'cpuMs') + assumed(runs, server, 'ioMs');
const clients = (runs: RunOf) => runLoadNumber(runs(RUN), 'vus');

const perS = shown('perS', 0);
const count = shown('count', 0);
const ms = shown('ms', 0);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

/** Numbers of Appwrite's own load test, and what follows from them. */
export const quantities: Quantities = {
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

/** Requests that succeeded, after over before. */
function goodputRatio(runs: RunOf) {
  return (
    (rate(runs, 'swoole') * success(runs, 'swoole')) / (rate(runs, 'fpm') * success(runs, 'fpm'))
  );
}

/** Little's law with the latency under load. */
function inFlight(runs: RunOf, server: string) {
  return requestsInFlight({
    throughputPerS: rate(runs, server),
    latencyS: latency(runs, server, 'loaded') / 1000,
  });
}

function coefficient(runs: RunOf, server: string) {
  return assumed(runs, server, 'ioMs') / assumed(runs, server, 'cpuMs');
}
