import {readFrom, shown} from '../quantity.ts';

const count = shown('count', 0);
const ms = shown('ms', 0);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

/** Numbers of the benchmark as the second source copied them, and what follows from them. */
export const quantities = readFrom('bytepursuits-mezzio', {
  'ratio-{level}': ratio('#swoole-{level}.throughputPerS / #fpm-{level}.throughputPerS'),
  '{server}-change': share('#{server}-1000.throughputPerS / #{server}-100.throughputPerS - 1'),
  connections: count('#fpm-1000.load.vus'),
  // The mean that a closed load of so many connections would have.
  'little-{server}': ms('1000 * connections / #{server}-1000.throughputPerS'),
  'in-flight-{server}': count(
    'inFlight(#{server}-1000.throughputPerS, #{server}-1000.latencyMs.mean)',
  ),
  'missing-fpm': count('connections - in-flight-fpm'),
  'latency-ratio': ratio('#fpm-1000.latencyMs.mean / #swoole-1000.latencyMs.mean'),
  'answered-500': count('#fpm-500.throughputPerS * #.load.durationS'),
  'errors-per-answer-500': ratio('#fpm-500.errors / answered-500', 1),
  'errors-per-second-500': shown('perS', 0)('#fpm-500.errors / #.load.durationS'),
});
