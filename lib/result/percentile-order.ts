import type {TimeStatistics} from './types.ts';

/**
 * Rank of a percentile by its name: `p50` → 50, `p999` → 99.9; `min` is 0 and `max` is 100.
 *
 * @returns undefined for what is no percentile
 */
export function rankOf(name: string): number | undefined {
  if (name === 'min') return 0;
  if (name === 'max') return 100;
  const digits = /^p([1-9]\d*)$/.exec(name)?.[1];
  if (!digits) return undefined;
  return digits.length <= 2 ? Number(digits) : Number(`${digits.slice(0, 2)}.${digits.slice(2)}`);
}

/**
 * The percentiles of a set, the lowest rank first.
 *
 * @param statistics such as `values.latencyMs`
 */
export function rankedOf(
  statistics: TimeStatistics,
): {name: string; rank: number; value: number}[] {
  return Object.entries(statistics)
    .flatMap(([name, of]) => {
      const rank = rankOf(name);
      const value = of?.value;
      return rank === undefined || typeof value !== 'number' ? [] : [{name, rank, value}];
    })
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Neighbouring percentiles of which the higher one has the lower value; such a set can't be.
 *
 * @param statistics such as `values.latencyMs`
 */
export function disorderOf(
  statistics: TimeStatistics,
): {lower: string; higher: string; lowerValue: number; higherValue: number}[] {
  const ranked = rankedOf(statistics);
  const pairs = ranked.slice(1).map((higher, index) => [ranked[index], higher]);
  return [...pairs, ...meanPairs(statistics)]
    .filter(([lower, higher]) => lower.value > higher.value)
    .map(([lower, higher]) => ({
      lower: lower.name,
      higher: higher.name,
      lowerValue: lower.value,
      higherValue: higher.value,
    }));
}

/** A mean lies between the smallest and the largest value. */
function meanPairs({min, mean, max}: TimeStatistics) {
  const [low, middle, high] = Object.entries({min, mean, max}).map(([name, of]) =>
    of ? [{name, value: of.value}] : [],
  );
  return [
    ...low.flatMap((lower) => middle.map((higher) => [lower, higher])),
    ...middle.flatMap((lower) => high.map((higher) => [lower, higher])),
  ];
}
