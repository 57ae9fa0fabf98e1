import {requireQuantities} from '../quantity/index.ts';
import {EQUIVALENCE_MARGIN} from './equivalence-margin.ts';
import {pairedRatio, unpairedRatio} from './ratio.ts';

export {EQUIVALENCE_MARGIN};

export type Verdict = 'faster' | 'slower' | 'no-difference' | 'undecided';

/** {@link EQUIVALENCE_MARGIN}, and values of which more is better (throughput), unless given */
export type Judging = {equivalenceMargin?: number; higherIsBetter?: boolean};

/**
 * Verdict on system a against system b from their repeats.
 *
 * @param a repeats above 0
 * @param b repeats above 0, in the same unit
 * @param options `paired` where a and b list the same interleaved blocks
 * @returns see {@link verdictOfRatio}
 * @throws {RangeError} on empty lists or values not above 0
 */
export function compare(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
  {paired = false, ...options}: Judging & {paired?: boolean} = {},
): Verdict {
  const ratio = paired ? pairedRatio(a, b) : unpairedRatio(a as number[], b as number[]);
  return verdictOfRatio(ratio, options);
}

/**
 * Verdict that a ratio a/b and its interval allow: `faster` or `slower` when the interval leaves out
 * 1 by more than the margin, `no-difference` when it lies within the margin, else `undecided`. The
 * margin is symmetric on the log scale, 1/(1 + m) to 1 + m, so that swapping a and b swaps the
 * verdict. Single runs have no interval and stay `undecided`.
 *
 * @param ratio of {@link unpairedRatio} or {@link pairedRatio}
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
