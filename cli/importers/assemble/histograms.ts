import type {Histogram} from '../types.ts';

/** One histogram of several, where all have one and their bins have the same edges wherever they meet. */
export function mergeHistograms(
  readings: readonly {histogram?: Histogram}[],
): Histogram | undefined {
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
  const bins: Histogram['bins'] = [...counts]
    .map(([lower, {upper, count}]) => [lower, upper, count] as [number, number, number])
    .sort(([left], [right]) => left - right);
  const overlap = bins.some(([lower], index) => index > 0 && lower < bins[index - 1][1]);
  return overlap ? undefined : {unit: first.unit, bins};
}
