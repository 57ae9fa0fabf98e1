/** Least share of such intervals that hold the true median. */
const LEVEL = 0.95;
/** Fewer repeats have no interval at all. */
const FEWEST_FOR_RANGE = 3;

export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/**
 * A quantity of a result file from its repeats, in the order of the blocks: median, repeats and interval; a single
 * value has neither repeats nor interval. Undefined when a repeat lacks the value.
 */
export function quantityOf(repeats: Array<number | null | undefined>) {
  if (repeats.length === 0 || repeats.some((value) => value === null || value === undefined)) {
    return undefined;
  }
  const values = (repeats as number[]).map(rounded);
  const value = median(values);
  if (values.length < 2) {
    return {value};
  }
  return values.length < FEWEST_FOR_RANGE
    ? {value, values}
    : {value, values, interval: intervalOf(values)};
}

/** Six significant digits: more than any clock here resolves, and files stay readable. */
function rounded(value: number) {
  return Number(Math.max(0, value).toPrecision(6));
}

/**
 * From the k-th smallest repeat to the k-th largest: such an interval holds the median with a probability that needs no
 * assumption on its distribution, 1 − 2·P[Binomial(n, ½) < k]. k is the largest with at least 95 %; below six repeats
 * there is none, and what is left is the range.
 */
function intervalOf(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const {rank, coverage} = narrowest(sorted.length);
  const [low, high] = [sorted[rank - 1], sorted[sorted.length - rank]];
  return coverage < LEVEL
    ? {low, high, kind: 'range'}
    : {low, high, level: Number(coverage.toPrecision(6)), kind: 'order-statistics'};
}

function narrowest(count: number) {
  let probability = 0.5 ** count;
  let below = probability;
  let rank = 1;
  for (;;) {
    probability *= (count - rank + 1) / rank;
    if (1 - 2 * (below + probability) < LEVEL) {
      return {rank, coverage: 1 - 2 * below};
    }
    below += probability;
    rank += 1;
  }
}
