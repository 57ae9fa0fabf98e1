import {requireQuantities} from '../quantity/quantity.ts';
import {EQUIVALENCE_MARGIN} from './equivalence-margin.ts';

export {EQUIVALENCE_MARGIN};

export type Verdict = 'faster' | 'slower' | 'no-difference' | 'undecided';

/** {@link EQUIVALENCE_MARGIN}, and values of which more is better (throughput), unless given */
type Judging = {equivalenceMargin?: number; higherIsBetter?: boolean};

/**
 * Verdict that a ratio a/b and its interval allow: `faster` or `slower` when the interval leaves out
 * 1 by more than the margin, `no-difference` when it lies within the margin, else `undecided`. The
 * margin is symmetric on the log scale, 1/(1 + m) to 1 + m, so that swapping a and b swaps the
 * verdict. Single runs have no interval and stay `undecided`.
 *
 * @param ratio of unpairedRatio or pairedRatio
 * @returns about a; with `higherIsBetter: false` (latency) less is faster
 * @throws {RangeError} on a margin that is not above 0
 */
export function verdictOfRatio(
  {interval}: {interval: {low: number; high: number} | null},
  {equivalenceMargin = EQUIVALENCE_MARGIN, higherIsBetter = true}: Judging = {},
): Verdict {
  requireQuantities('compare', {equivalenceMargin}, {equivalenceMargin: 'positive'});
  if (interval === null) return 'undecided';
  const upper = 1 + equivalenceMargin;
  const lower = 1 / upper;
  if (interval.low > upper) return higherIsBetter ? 'faster' : 'slower';
  if (interval.high < lower) return higherIsBetter ? 'slower' : 'faster';
  return interval.low >= lower && interval.high <= upper ? 'no-difference' : 'undecided';
}
