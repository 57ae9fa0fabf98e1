import {requireNumbers} from '../quantity/quantity.ts';

/**
 * P-values with the number of comparisons in mind: whoever calls a difference what is below 5 % here calls even one
 * difference wrongly in at most 5 % of such families, however the tests depend on each other (S. Holm, “A simple
 * sequentially rejective multiple test procedure”, Scandinavian Journal of Statistics 6, 1979, pages 65–70).
 *
 * @param ps of all comparisons of a family, each 0–1
 * @returns in the same order, none smaller than before
 * @throws {RangeError} on an empty list or values below 0
 */
export function holm(ps: readonly number[]): number[] {
  requireNumbers('holm', 'ps', ps, {kind: 'non-negative'});
  const ascending = ps.map((_, index) => index).sort((a, b) => ps[a] - ps[b]);
  const adjusted: number[] = [];
  let most = 0;
  for (const [rank, index] of ascending.entries()) {
    most = Math.max(most, Math.min(1, (ps.length - rank) * ps[index]));
    adjusted[index] = most;
  }
  return adjusted;
}
