import {requireQuantities} from '../quantity/index.ts';

/**
 * the interval runs from the `rank`-th smallest repeat to the `rank`-th largest; `coverage` is the probability that
 * such an interval holds the median
 */
export type Ranks = {rank: number; coverage: number};

/**
 * The narrowest interval between two repeats that holds the median with at least a given probability, the same rank
 * from below and from above. It needs no assumption on the distribution: the interval from the k-th smallest to the
 * k-th largest misses when fewer than k repeats fall on one side of the median, so its coverage is
 * 1 − 2·P[Binomial(n, ½) < k] (David and Nagaraja, "Order Statistics", 2003, 7.1).
 *
 * @param count repeats
 * @param level 0–1
 * @returns null where even all of them don't hold it that often
 */
export function ranksAroundMedian(count: number, level: number): Ranks | null {
  requireQuantities(
    'ranksAroundMedian',
    {count, level},
    {count: 'count', level: 'share-below-one'},
  );
  let found: Ranks | null = null;
  // P[Binomial = i] as a logarithm: ½ to the power of many repeats is below the smallest number.
  let logProbability = -count * Math.LN2;
  let below = 0;
  for (let rank = 1; 2 * rank <= count; rank += 1) {
    below += Math.exp(logProbability);
    logProbability += Math.log((count - rank + 1) / rank);
    const coverage = 1 - 2 * below;
    if (coverage < level) break;
    found = {rank, coverage};
  }
  return found;
}
