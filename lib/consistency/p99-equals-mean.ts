import type {Finding} from './index.ts';
import type {Point} from './point.ts';

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
