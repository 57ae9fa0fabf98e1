import {median} from './quantile.ts';
import {ranksAroundMedian} from './order-statistics.ts';

/** Least share of all intervals that hold the true value. */
export const LEVEL = 0.95;
/** Fewer repeats than this have no interval at all, and are shown as single runs. */
export const FEWEST_FOR_RANGE = 3;
/** Fewer repeats than this have a range: even from the smallest to the largest they hold the median too seldom. */
export const FEWEST_FOR_MEDIAN = 6;

/** `level`: its exact coverage */
export type Interval = {
  low: number;
  high: number;
  level?: number;
  kind: 'order-statistics' | 'range';
};

/**
 * Kind of interval that so many repeats of one cell can carry.
 *
 * @param count number of repeats
 */
export function intervalKindFor(count: number): 'none' | 'range' | 'order-statistics' {
  if (count < FEWEST_FOR_RANGE) return 'none';
  return count < FEWEST_FOR_MEDIAN ? 'range' : 'order-statistics';
}

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
  const middle = median(values);
  const kind = intervalKindFor(values.length);
  const interval = kind === 'none' ? null : intervalOf(values);
  return {median: middle, single: kind === 'none', interval, kind, n: values.length};
}

function intervalOf(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const ranks = ranksAroundMedian(sorted.length, LEVEL);
  if (ranks === null) return {low: sorted[0], high: sorted[sorted.length - 1], kind: 'range'};
  const {rank, coverage} = ranks;
  const [low, high] = [sorted[rank - 1], sorted[sorted.length - rank]];
  return {low, high, level: coverage, kind: 'order-statistics'};
}
