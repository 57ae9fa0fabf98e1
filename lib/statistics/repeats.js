// @ts-check
import {median} from './quantile.js';
import {ranksAroundMedian} from './order-statistics.js';

/** Least share of all intervals that hold the true value. */
export const LEVEL = 0.95;
/** Fewer repeats than this have no interval at all, and are shown as single runs. */
export const FEWEST_FOR_RANGE = 3;
/** Fewer repeats than this have a range: even from the smallest to the largest they hold the median too seldom. */
export const FEWEST_FOR_MEDIAN = 6;

/**
 * @typedef {{low: number, high: number, level?: number, kind: 'order-statistics' | 'range'}} Interval `level`: its exact
 *   coverage
 */

/**
 * Kind of interval that so many repeats of one cell can carry.
 *
 * @param {number} count number of repeats
 * @returns {'none' | 'range' | 'order-statistics'}
 */
export function intervalKindFor(count) {
  if (count < FEWEST_FOR_RANGE) return 'none';
  return count < FEWEST_FOR_MEDIAN ? 'range' : 'order-statistics';
}

/**
 * Median of the repeats of one cell and what interval they carry: none below three repeats (single runs, drawn hollow),
 * the range of the values below six, else from one repeat to another in their order, with the coverage that this has.
 *
 * @param {readonly number[]} values repeats, at least one
 * @returns {{median: number, single: boolean, interval: Interval | null,
 *   kind: 'none' | 'range' | 'order-statistics', n: number}} in the unit of the values
 * @throws {RangeError} on an empty list or a value that is not a finite number
 */
export function summariseRepeats(values) {
  const middle = median(values);
  const kind = intervalKindFor(values.length);
  const interval = kind === 'none' ? null : intervalOf(values);
  return {median: middle, single: kind === 'none', interval, kind, n: values.length};
}

/** @param {readonly number[]} values @returns {Interval} */
function intervalOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const ranks = ranksAroundMedian(sorted.length, LEVEL);
  if (ranks === null) return {low: sorted[0], high: sorted[sorted.length - 1], kind: 'range'};
  const {rank, coverage} = ranks;
  const [low, high] = [sorted[rank - 1], sorted[sorted.length - rank]];
  return {low, high, level: coverage, kind: 'order-statistics'};
}
