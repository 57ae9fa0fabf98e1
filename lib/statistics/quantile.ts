import {requireNumbers, requireQuantities} from '../quantity/quantity.ts';

/**
 * Median of a sample: the middle value, or the mean of the two in the middle.
 *
 * @param values in any order
 * @returns in the unit of the values
 * @throws {RangeError} on an empty list or a value that is not a finite number
 */
export function median(values: readonly number[]): number {
  requireNumbers('median', 'values', values);
  return quantileOfSorted(Float64Array.from(values).sort(), 0.5);
}

/**
 * Quantile of a sample by linear interpolation between order statistics: type 7 of Hyndman and Fan,
 * "Sample quantiles in statistical packages" (1996), the default of R and NumPy, and what k6 prints.
 *
 * @param values in any order
 * @param share which quantile, 0–1 (0.95 for the 95th percentile)
 * @returns in the unit of the values
 * @throws {RangeError} on an empty list, a value that is not finite, or a share outside 0–1
 */
export function quantile(values: readonly number[], share: number): number {
  requireNumbers('quantile', 'values', values);
  requireQuantities('quantile', {share}, {share: 'share'});
  return quantileOfSorted(Float64Array.from(values).sort(), share);
}

/**
 * The same type 7 quantile of values that are in ascending order already, unchecked for speed.
 *
 * @param sorted ascending, at least one
 * @param share 0–1
 * @returns in the unit of the values
 */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
}
