import {count, ms, perS, ratio, readFrom, share} from '../quantity.ts';

/** Numbers of the benchmark as the second source copied them, and what follows from them. */
export const quantities = readFrom('bytepursuits-mezzio', {
  'ratio-{level}': ratio[2]('#swoole-{level}.throughputPerS / #fpm-{level}.throughputPerS'),
  '{server}-change': share[1]('#{server}-1000.throughputPerS / #{server}-100.throughputPerS - 1'),
  // The mean that a closed load of so many connections would have.
  'little-{server}': ms[0]('perRequest(#fpm-1000.load.vus, #{server}-1000.throughputPerS)'),
  'in-flight-{server}': count[0](
    'inFlight(#{server}-1000.throughputPerS, #{server}-1000.latencyMs.mean)',
  ),
  'missing-fpm': count[0]('#fpm-1000.load.vus - in-flight-fpm'),
  'latency-ratio': ratio[2]('#fpm-1000.latencyMs.mean / #swoole-1000.latencyMs.mean'),
  'answered-500': count[0]('#fpm-500.throughputPerS * #.load.durationS'),
  'errors-per-answer-500': ratio[1]('#fpm-500.errors / answered-500'),
  'errors-per-second-500': perS[0]('#fpm-500.errors / #.load.durationS'),
});
