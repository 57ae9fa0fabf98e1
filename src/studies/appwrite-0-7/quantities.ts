import {count, ms, ratio, readFrom, seconds, share} from '../quantity.ts';

/** Numbers of Appwrite's own load test, and what follows from them. */
export const quantities = readFrom('appwrite-2021-03', {
  'rate-ratio': ratio[2]('#swoole-loaded.throughputPerS / #fpm-loaded.throughputPerS'),
  'rate-gain': share[1]('rate-ratio - 1'),
  'total-ratio': ratio[2]('#swoole-loaded.sentRequests / #fpm-loaded.sentRequests'),
  'total-gain': share[1]('total-ratio - 1'),
  'success-fpm': share[0]('1 - #fpm-loaded.errorRatio'),
  'success-swoole': share[0]('1 - #swoole-loaded.errorRatio'),
  'failed-fpm': count[0]('#fpm-loaded.errorRatio * #fpm-loaded.sentRequests'),
  'goodput-ratio': ratio[2]('rate-ratio * success-swoole / success-fpm'),
  'goodput-gain': share[1]('goodput-ratio - 1'),
  'claimed-gain': share[0]('0.91'),
  'success-for-claimed': share[1]('rate-ratio / (1 + claimed-gain)'),

  'loaded-ratio': ratio[2]('#fpm-loaded.latencyMs.mean / #swoole-loaded.latencyMs.mean'),
  'loaded-left': share[0]('#swoole-loaded.latencyMs.mean / #fpm-loaded.latencyMs.mean'),
  'loaded-change': share[1]('loaded-left - 1'),
  'normal-ratio': ratio[2]('#fpm-normal.latencyMs.mean / #swoole-normal.latencyMs.mean'),
  'normal-change': share[1]('#swoole-normal.latencyMs.mean / #fpm-normal.latencyMs.mean - 1'),
  'normal-saved': ms[2]('#fpm-normal.latencyMs.mean - #swoole-normal.latencyMs.mean'),

  'run-length': seconds[0]('#.load.durationS'),
  'run-length-{server}': seconds[1](
    '#{server}-loaded.sentRequests / #{server}-loaded.throughputPerS',
  ),
  'in-flight-{server}': count[0](
    'inFlight(#{server}-loaded.throughputPerS, #{server}-loaded.latencyMs.mean)',
  ),
  // As long as a closed load would make it.
  'closed-{server}': ms[0]('perRequest(#.load.vus, #{server}-loaded.throughputPerS)'),

  'assumed-total': ms[0]('#assumed-fpm.cpuMs + #assumed-fpm.ioMs'),
  'assumed-times-measured': ratio[0]('assumed-total / #fpm-normal.latencyMs.mean'),
  'coefficient-{server}': ratio[1]('#assumed-{server}.ioMs / #assumed-{server}.cpuMs'),
  'predicted-by-workers': ratio[2](
    'assumed-total / (#assumed-swoole.cpuMs + #assumed-swoole.ioMs)',
  ),
  'predicted-by-cpu': ratio[2]('#assumed-fpm.cpuMs / #assumed-swoole.cpuMs'),
});
