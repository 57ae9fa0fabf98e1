/**
 * One histogram of several, where all have one and their bins have the same edges wherever they meet.
 *
 * @param {{histogram?: {unit: string, bins: [number, number, number][]}}[]} readings
 * @returns {{unit: string, bins: [number, number, number][]} | undefined}
 */
export function mergeHistograms(readings) {
  const histograms = readings.map(({histogram}) => histogram);
  if (histograms.some((histogram) => histogram?.unit !== histograms[0]?.unit || !histogram)) {
    return undefined;
  }
  const counts = new Map();
  for (const [lower, upper, count] of histograms.flatMap(({bins}) => bins)) {
    const bin = counts.get(lower) ?? {upper, count: 0};
    if (bin.upper !== upper) return undefined;
    counts.set(lower, {upper, count: bin.count + count});
  }
  const bins = [...counts]
    .map(([lower, {upper, count}]) => [lower, upper, count])
    .sort(([left], [right]) => left - right);
  const overlap = bins.some(([lower], index) => index > 0 && lower < bins[index - 1][1]);
  return overlap ? undefined : {unit: histograms[0].unit, bins};
}
