// @ts-check
import {disorderOf, rankedOf} from '../result/percentile-order.js';

/**
 * Holds the percentiles of a latency against their own order.
 *
 * @param {import('./point.js').Point} point
 * @returns {import('./index.js').Finding | undefined} undefined when there are fewer than two
 */
export function checkPercentileOrder({measurement}) {
  const latency = measurement.values.latencyMs;
  if (!latency || rankedOf(latency).length < 2) return undefined;
  const [first] = disorderOf(latency);
  if (first) return {kind: 'refused', reason: 'out-of-order', values: first};
  return {kind: 'consistent', reason: 'in-order', values: {}};
}
