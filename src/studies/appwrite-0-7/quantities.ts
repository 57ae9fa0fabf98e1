import {readFrom, shown} from '../quantity.ts';

const count = shown('count', 0);
const ms = shown('ms', 0);
const seconds = shown('s', 1);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

/** Numbers of Appwrite's own load test, and what follows from them. */
export const quantities = readFrom('appwrite-2021-03', {
  'rate-ratio': ratio('#swoole-loaded.throughputPerS / #fpm-loaded.throughputPerS'),
  'rate-gain': share('rate-ratio - 1'),
  'total-ratio': ratio('#swoole-loaded.sentRequests / #fpm-loaded.sentRequests'),
  'total-gain': share('total-ratio - 1'),
  'success-fpm': share('1 - #fpm-loaded.errorRatio', 0),
  'success-swoole': share('1 - #swoole-loaded.errorRatio', 0),
  'failed-fpm': count('#fpm-loaded.errorRatio * #fpm-loaded.sentRequests'),
  'goodput-ratio': ratio('rate-ratio * success-swoole / success-fpm'),
  'goodput-gain': share('goodput-ratio - 1'),
  'claimed-gain': share('0.91', 0),
  'success-for-claimed': share('rate-ratio / (1 + claimed-gain)'),

  'loaded-ratio': ratio('#fpm-loaded.latencyMs.mean / #swoole-loaded.latencyMs.mean'),
  'loaded-left': share('#swoole-loaded.latencyMs.mean / #fpm-loaded.latencyMs.mean', 0),
  'loaded-change': share('loaded-left - 1'),
  'normal-ratio': ratio('#fpm-normal.latencyMs.mean / #swoole-normal.latencyMs.mean'),
  'normal-change': share('#swoole-normal.latencyMs.mean / #fpm-normal.latencyMs.mean - 1'),
  'normal-saved': ms('#fpm-normal.latencyMs.mean - #swoole-normal.latencyMs.mean', 2),

  clients: count('#.load.vus'),
  'run-length': seconds('#.load.durationS', 0),
  'run-length-{server}': seconds('#{server}-loaded.sentRequests / #{server}-loaded.throughputPerS'),
  'in-flight-{server}': count(
    'inFlight(#{server}-loaded.throughputPerS, #{server}-loaded.latencyMs.mean)',
  ),
  // As long as a closed load would make it.
  'closed-{server}': ms('1000 * clients / #{server}-loaded.throughputPerS'),

  'assumed-total': ms('#assumed-fpm.cpuMs + #assumed-fpm.ioMs'),
  'assumed-times-measured': ratio('assumed-total / #fpm-normal.latencyMs.mean', 0),
  'coefficient-{server}': ratio('#assumed-{server}.ioMs / #assumed-{server}.cpuMs', 1),
  'predicted-by-workers': ratio('assumed-total / (#assumed-swoole.cpuMs + #assumed-swoole.ioMs)'),
  'predicted-by-cpu': ratio('#assumed-fpm.cpuMs / #assumed-swoole.cpuMs'),
});
