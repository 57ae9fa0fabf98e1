// @ts-check
import {requireQuantities} from '../quantity/index.js';
import {EQUIVALENCE_MARGIN} from './equivalence-margin.js';
import {pairedRatio, unpairedRatio} from './ratio.js';

export {EQUIVALENCE_MARGIN};

/**
 * @typedef {'faster' | 'slower' | 'no-difference' | 'undecided'} Verdict
 * @typedef {{equivalenceMargin?: number, higherIsBetter?: boolean}} Judging {@link EQUIVALENCE_MARGIN}, and
 *   values of which more is better (throughput), unless given
 */

/**
 * Verdict on system a against system b from their repeats.
 *
 * @param {readonly (number | null)[]} a repeats above 0
 * @param {readonly (number | null)[]} b repeats above 0, in the same unit
 * @param {Judging & {paired?: boolean}} [options] `paired`
 *   where a and b list the same interleaved blocks
 * @returns {Verdict} see {@link verdictOfRatio}
 * @throws {RangeError} on empty lists or values not above 0
 */
export function compare(a, b, {paired = false, ...options} = {}) {
  const ratio = paired
    ? pairedRatio(a, b)
    : unpairedRatio(/** @type {number[]} */ (a), /** @type {number[]} */ (b));
  return verdictOfRatio(ratio, options);
}

/**
 * Verdict that a ratio a/b and its interval allow: `faster` or `slower` when the interval leaves out
 * 1 by more than the margin, `no-difference` when it lies within the margin, else `undecided`. The
 * margin is symmetric on the log scale, 1/(1 + m) to 1 + m, so that swapping a and b swaps the
 * verdict. Single runs have no interval and stay `undecided`.
 *
 * @param {{interval: {low: number, high: number} | null}} ratio of {@link unpairedRatio} or {@link pairedRatio}
 * @param {Judging} [judging]
 * @returns {Verdict} about a; with `higherIsBetter: false` (latency) less is faster
 * @throws {RangeError} on a margin that is not above 0
 */
export function verdictOfRatio(
  {interval},
  {equivalenceMargin = EQUIVALENCE_MARGIN, higherIsBetter = true} = {},
) {
  requireQuantities('compare', {equivalenceMargin}, {equivalenceMargin: 'positive'});
  if (interval === null) return 'undecided';
  const upper = 1 + equivalenceMargin;
  const lower = 1 / upper;
  if (interval.low > upper) return higherIsBetter ? 'faster' : 'slower';
  if (interval.high < lower) return higherIsBetter ? 'slower' : 'faster';
  return interval.low >= lower && interval.high <= upper ? 'no-difference' : 'undecided';
}
