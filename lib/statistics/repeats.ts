import {median} from './quantile.ts';
import {requireQuantities} from '../quantity/quantity.ts';

/** Least share of all intervals that hold the true value. */
export const LEVEL = 0.95;
/** Fewer repeats than this have no interval at all, and are shown as single runs. */
export const FEWEST_FOR_RANGE = 3;
/** Fewer repeats than this have a range: even from the smallest to the largest they hold the median too seldom. */
export const FEWEST_FOR_MEDIAN = 6;

/** `level`: its exact coverage */
type Interval = {
  low: number;
  high: number;
  level?: number;
  kind: 'order-statistics' | 'range';
};

/**
 * Median of the repeats of one cell and what interval they carry: none below three repeats (single runs, drawn hollow),
 * the range of the values below six, else from one repeat to another in their order, with the coverage that this has.
 *
 * @param values repeats, at least one
 * @returns in the unit of the values
 * @throws {RangeError} on an empty list or a value that is not a finite number
 */
export function summariseRepeats(values: readonly number[]): {
  median: number;
  single: boolean;
  interval: Interval | null;
  kind: 'none' | 'range' | 'order-statistics';
  n: number;
} {
  const single = values.length < FEWEST_FOR_RANGE;
  const interval = single ? null : intervalOf(values);
  return {
    median: median(values),
    single,
    interval,
    kind: interval?.kind ?? 'none',
    n: values.length,
  };
}

function intervalOf(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const ranks = ranksAroundMedian(sorted.length, LEVEL);
  if (ranks === null) return {low: sorted[0], high: sorted[sorted.length - 1], kind: 'range'};
  const {rank, coverage} = ranks;
  const [low, high] = [sorted[rank - 1], sorted[sorted.length - rank]];
  return {low, high, level: coverage, kind: 'order-statistics'};
}

/**
 * the interval runs from the `rank`-th smallest repeat to the `rank`-th largest; `coverage` is the probability that
 * such an interval holds the median
 */
type Ranks = {rank: number; coverage: number};

/**
 * The narrowest interval between two repeats that holds the median with at least a given probability, the same rank
 * from below and from above. It needs no assumption on the distribution: the interval from the k-th smallest to the
 * k-th largest misses when fewer than k repeats fall on one side of the median, so its coverage is
 * 1 − 2·P[Binomial(n, ½) < k] (David and Nagaraja, "Order Statistics", 2003, 7.1).
 *
 * @param count repeats
 * @param level 0–1
 * @returns null where even all of them don't hold it that often
 */
export function ranksAroundMedian(count: number, level: number): Ranks | null {
  requireQuantities(
    'ranksAroundMedian',
    {count, level},
    {count: 'count', level: 'share-below-one'},
  );
  let found: Ranks | null = null;
  // P[Binomial = i] as a logarithm: ½ to the power of many repeats is below the smallest number.
  let logProbability = -count * Math.LN2;
  let below = 0;
  for (let rank = 1; 2 * rank <= count; rank += 1) {
    below += Math.exp(logProbability);
    logProbability += Math.log((count - rank + 1) / rank);
    const coverage = 1 - 2 * below;
    if (coverage < level) break;
    found = {rank, coverage};
  }
  return found;
}
