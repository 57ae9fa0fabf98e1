import {disorderOf, rankedOf} from '../result/percentile-order.ts';
import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/**
 * Holds the percentiles of a latency against their own order.
 *
 * @returns undefined when there are fewer than two
 */
export function checkPercentileOrder({measurement}: Point): Finding | undefined {
  const latency = measurement.values.latencyMs;
  if (!latency || rankedOf(latency).length < 2) return undefined;
  const [first] = disorderOf(latency);
  if (first) return {kind: 'refused', reason: 'out-of-order', values: first};
  return {kind: 'consistent', reason: 'in-order', values: {}};
}
