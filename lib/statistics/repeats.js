import {bootstrapInterval} from './bootstrap.js';
import {median} from './quantile.js';

/** Fewer repeats than this have no interval at all, and are shown as single runs. */
export const FEWEST_FOR_RANGE = 3;
/** Fewer repeats than this have a range from smallest to largest, and no bootstrap interval. */
export const FEWEST_FOR_BOOTSTRAP = 5;

/**
 * Kind of interval that so many repeats can carry.
 *
 * @param {number} count number of repeats
 * @returns {'none' | 'range' | 'bootstrap'}
 */
export function intervalKindFor(count) {
  if (count < FEWEST_FOR_RANGE) return 'none';
  return count < FEWEST_FOR_BOOTSTRAP ? 'range' : 'bootstrap';
}

/**
 * Median of the repeats of one cell and what interval they carry: none below three repeats (single
 * runs, drawn hollow), the range of the values below five, else a 95 % bootstrap interval.
 *
 * @param {readonly number[]} values repeats, at least one
 * @param {import('./bootstrap.js').Resampling} [options]
 * @returns {{median: number, single: boolean, interval: import('./bootstrap.js').Interval | null,
 *   kind: 'none' | 'range' | 'bootstrap', n: number}} in the unit of the values
 * @throws {RangeError} on an empty list or a value that is not a finite number
 */
export function summariseRepeats(values, options = {}) {
  const middle = median(values);
  const kind = intervalKindFor(values.length);
  const interval = kind === 'none' ? null : intervalOf(values, kind, options);
  return {median: middle, single: kind === 'none', interval, kind, n: values.length};
}

/**
 * @param {readonly number[]} values
 * @param {'range' | 'bootstrap'} kind
 * @param {import('./bootstrap.js').Resampling} options
 * @returns {import('./bootstrap.js').Interval}
 */
function intervalOf(values, kind, options) {
  if (kind === 'bootstrap') return bootstrapInterval(values, options);
  return {low: Math.min(...values), high: Math.max(...values), kind};
}
