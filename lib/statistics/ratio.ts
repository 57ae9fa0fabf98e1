import {requireNumbers} from '../quantity/quantity.ts';
import {FEWEST_FOR_RANGE, LEVEL} from './repeats.ts';
import {studentLimit} from './student.ts';

/**
 * Ratio of two cells, a to b, whose runs share no blocks: of their geometric means, with an interval by Student's t on
 * the logarithms; with fewer than five repeats in either it is the range of all ratios that the values allow, and with
 * fewer than three there is none.
 *
 * @param a repeats above 0
 * @param b repeats above 0, in the same unit
 * @returns n: repeats of the cell with fewer
 * @throws {RangeError} on an empty list or a value not above 0
 */
export function unpairedRatio(a: readonly number[], b: readonly number[]): Contrast {
  requireNumbers('unpairedRatio', 'a', a, {kind: 'positive'});
  requireNumbers('unpairedRatio', 'b', b, {kind: 'positive'});
  return contrastOfCells([
    {values: a, weight: 1},
    {values: b, weight: -1},
  ]);
}

/**
 * Ratio of two cells whose runs were interleaved, so that both of a block met the same host noise: the geometric mean of
 * the ratios a/b within blocks, with an interval by Student's t on their logarithms.
 *
 * @param a value of each block, null where the run is missing
 * @param b value of the same blocks in the same order
 * @returns n: blocks that have both
 * @throws {RangeError} when the lists differ in length, no block has both, or a value is not above 0
 */
export function pairedRatio(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
): Contrast {
  if (a.length !== b.length) {
    throw new RangeError(
      `pairedRatio: a has ${a.length} blocks and b has ${b.length}. Pass null for a missing run.`,
    );
  }
  const pairs = a.flatMap((value, block) => {
    const other = b[block];
    return value === null || other === null ? [] : [[value, other]];
  });
  requireNumbers('pairedRatio', 'blocks with both values', pairs.flat(), {kind: 'positive'});
  return contrastOfBlocks(pairs.map(([value, other]) => Math.log(value / other)));
}

/**
 * Fewer blocks, sessions or repeats of a cell than this give a range. From four on Student’s t covers what it says
 * (session-coverage.test.ts), though its limit of three degrees of freedom is 1.6 times that of many.
 */
export const FEWEST_FOR_T = 4;

type RatioInterval = {
  low: number;
  high: number;
  level?: number;
  kind: 'paired-t' | 'two-sample-t' | 'range';
};

/** a factor; `n`: blocks, or the fewest repeats of a cell */
export type Contrast = {
  ratio: number;
  interval: RatioInterval | null;
  kind: 'none' | RatioInterval['kind'];
  n: number;
};

/** repeats above 0, and their weight on the log scale */
type Term = {values: readonly number[]; weight: number};

/**
 * A factor from its logarithm in each block: the geometric mean of the blocks, with an interval by Student's t on the
 * logarithms. What a block has in common, such as a busy host, is in no ratio within it.
 *
 * @param logs one for each block, at least one
 */
export function contrastOfBlocks(logs: readonly number[]): Contrast {
  const n = logs.length;
  const range = {low: Math.exp(Math.min(...logs)), high: Math.exp(Math.max(...logs))};
  const error = Math.sqrt(varianceOf(logs) / n);
  return contrast(meanOf(logs), {error, n, range, kind: 'paired-t'});
}

/**
 * A factor between cells whose runs share no blocks: the geometric means, multiplied with their weights as powers. The
 * interval has the degrees of freedom of the smallest cell, the fewest that Welch's can be, so it is rather too wide.
 */
export function contrastOfCells(terms: readonly Term[]): Contrast {
  const cells = terms.map(({values, weight}) => ({logs: values.map(Math.log), weight}));
  const mean = cells.reduce((sum, {logs, weight}) => sum + weight * meanOf(logs), 0);
  const variances = cells.map(({logs, weight}) => (weight ** 2 * varianceOf(logs)) / logs.length);
  const error = Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0));
  const extreme = (sign: number) =>
    cells.reduce((sum, {logs, weight}) => {
      const most = weight * sign > 0 ? Math.max(...logs) : Math.min(...logs);
      return sum + weight * most;
    }, 0);
  const range = {low: Math.exp(extreme(-1)), high: Math.exp(extreme(1))};
  const n = Math.min(...cells.map(({logs}) => logs.length));
  return contrast(mean, {error, n, range, kind: 'two-sample-t'});
}

type Spread = {
  error: number;
  n: number;
  range: {low: number; high: number};
  kind: 'paired-t' | 'two-sample-t';
};

/** @param mean of logarithms */
function contrast(mean: number, {error, n, range, kind}: Spread): Contrast {
  const ratio = Math.exp(mean);
  if (n < FEWEST_FOR_RANGE) return {ratio, interval: null, kind: 'none', n};
  if (n < FEWEST_FOR_T) return {ratio, interval: {...range, kind: 'range'}, kind: 'range', n};
  const half = studentLimit(LEVEL, n - 1) * error;
  const ends = {low: Math.exp(mean - half), high: Math.exp(mean + half)};
  return {ratio, interval: {...ends, level: LEVEL, kind}, kind, n};
}

/** @param values above 0; of one it is that value, to the last digit */
export function geometricMean(values: readonly number[]) {
  return values.length === 1 ? values[0] : Math.exp(meanOf(values.map(Math.log)));
}

export function meanOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the population that the values are a sample of. */
export function varianceOf(values: readonly number[]) {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
