// @ts-check
/**
 * One histogram of several, where all have one and their bins have the same edges wherever they meet.
 *
 * @param {readonly {histogram?: Histogram}[]} readings
 * @returns {Histogram | undefined}
 *
 * @typedef {import('../types.js').Histogram} Histogram
 */
export function mergeHistograms(readings) {
  const histograms = readings.flatMap(({histogram}) => histogram ?? []);
  const [first] = histograms;
  if (histograms.length < readings.length || histograms.some(({unit}) => unit !== first.unit)) {
    return undefined;
  }
  const counts = new Map();
  for (const [lower, upper, count] of histograms.flatMap(({bins}) => bins)) {
    const bin = counts.get(lower) ?? {upper, count: 0};
    if (bin.upper !== upper) return undefined;
    counts.set(lower, {upper, count: bin.count + count});
  }
  /** @type {Histogram['bins']} */
  const bins = [...counts]
    .map(
      ([lower, {upper, count}]) => /** @type {[number, number, number]} */ ([lower, upper, count]),
    )
    .sort(([left], [right]) => left - right);
  const overlap = bins.some(([lower], index) => index > 0 && lower < bins[index - 1][1]);
  return overlap ? undefined : {unit: first.unit, bins};
}
