import {requireNumbers} from '../quantity/quantity.ts';

/** values from lower to upper */
type Bin = readonly [lower: number, upper: number, count: number];

/** `value` is the middle of the bin, and the true value is within `error` of it */
type BinnedPercentile = {
  share: number;
  value: number;
  lower: number;
  upper: number;
  error: number;
};

/**
 * Percentiles of a histogram, each with the error that its bin leaves: the nearest-rank value lies
 * somewhere in the bin, so its middle is reported, plus or minus half its width.
 *
 * @param bins ascending, not overlapping, in any unit
 * @param shares which percentiles, 0–1
 * @returns in the order of `shares`, in the unit of the bins
 * @throws {RangeError} on bins that are empty, out of order, overlap, or hold no values; names all
 */
export function percentilesFromHistogram(
  bins: readonly Bin[],
  shares: readonly number[],
): BinnedPercentile[] {
  requireNumbers('percentilesFromHistogram', 'shares', shares, {kind: 'share'});
  refuseBadBins(bins);
  const total = bins.reduce((sum, [, , count]) => sum + count, 0);
  return shares.map((share) => {
    const [lower, upper] = binOfRank(bins, Math.max(1, Math.ceil(share * total)));
    return {share, value: (lower + upper) / 2, lower, upper, error: (upper - lower) / 2};
  });
}

function binOfRank(bins: readonly Bin[], rank: number) {
  let seen = 0;
  const found = bins.find(([, , count]) => (seen += count) >= rank);
  return found ?? bins[bins.length - 1];
}

function refuseBadBins(bins: readonly Bin[]) {
  const problems = bins.flatMap(([lower, upper, count], index) => {
    if (!(lower <= upper)) return [`bins[${index}] runs from ${lower} to ${upper}`];
    if (!(Number.isInteger(count) && count >= 0)) return [`bins[${index}] counts ${count}`];
    if (index > 0 && lower < bins[index - 1][1])
      return [`bins[${index}] starts before the last ends`];
    return [];
  });
  if (!bins.some(([, , count]) => count > 0)) problems.push('no bin counts anything');
  if (problems.length > 0) {
    throw new RangeError(
      `percentilesFromHistogram: ${problems.join('; ')}. ` +
        'Pass ascending [lower, upper, count] bins that do not overlap.',
    );
  }
}
