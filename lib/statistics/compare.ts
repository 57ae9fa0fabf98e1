/** Differences up to this count as none: with repeats enough any difference can be seen, and most matter to nobody. */
export const EQUIVALENCE_MARGIN = 0.05;

/** A difference is called one whose p-value is below: rarer than one in twenty if nothing differed. */
export const TEST_LEVEL = 0.05;

export type Verdict = 'faster' | 'slower' | 'no-difference' | 'undecided';

/**
 * Verdict that a ratio a/b and its interval allow: `faster` or `slower` when the interval leaves out
 * 1 by more than the margin, `no-difference` when it lies within the margin, else `undecided`. The
 * margin is symmetric on the log scale, 1/(1 + m) to 1 + m, so that swapping a and b swaps the
 * verdict. Single runs have no interval and stay `undecided`.
 *
 * @param ratio of unpairedRatio or pairedRatio
 * @returns about a; with `higherIsBetter: false` (latency) less is faster
 */
export function verdictOfRatio(
  {interval}: {interval: {low: number; high: number} | null},
  {higherIsBetter = true}: {higherIsBetter?: boolean} = {},
): Verdict {
  if (interval === null) return 'undecided';
  const upper = 1 + EQUIVALENCE_MARGIN;
  const lower = 1 / upper;
  if (interval.low > upper) return higherIsBetter ? 'faster' : 'slower';
  if (interval.high < lower) return higherIsBetter ? 'slower' : 'faster';
  return interval.low >= lower && interval.high <= upper ? 'no-difference' : 'undecided';
}
