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

/**
 * Finds a 99th percentile that is the mean under another name. Both are equal by themselves only where nearly all
 * requests take the same time, so a spread that is stated decides.
 *
 * @returns undefined without both
 */
export function checkP99EqualsMean({measurement}: Point): Finding | undefined {
  const latency = measurement.values.latencyMs;
  if (!latency?.p99 || !latency.mean) return undefined;
  const values = {p99Ms: latency.p99.value, meanMs: latency.mean.value};
  const noSpread = latency.max?.value === latency.min?.value && latency.max !== undefined;
  if (values.p99Ms !== values.meanMs || noSpread) {
    return {kind: 'consistent', reason: 'differs', values};
  }
  return {kind: 'refused', reason: 'p99-is-the-mean', values};
}
