// @ts-check
import {FEWEST_FOR_RANGE, LEVEL} from './repeats.js';
import {studentLimit} from './student.js';

/** Fewer blocks, or repeats of a cell, than this give a range: their spread says too little of the true one. */
export const FEWEST_FOR_T = 5;

/**
 * @typedef {{low: number, high: number, level?: number, kind: 'paired-t' | 'two-sample-t' | 'range'}} RatioInterval
 * @typedef {{ratio: number, interval: RatioInterval | null, kind: 'none' | RatioInterval['kind'], n: number}} Contrast
 *   a factor; `n`: blocks, or the fewest repeats of a cell
 * @typedef {{values: readonly number[], weight: number}} Term repeats above 0, and their weight on the log scale
 */

/**
 * A factor from its logarithm in each block: the geometric mean of the blocks, with an interval by Student's t on the
 * logarithms. What a block has in common, such as a busy host, is in no ratio within it.
 *
 * @param {readonly number[]} logs one for each block, at least one
 * @returns {Contrast}
 */
export function contrastOfBlocks(logs) {
  const n = logs.length;
  const range = {low: Math.exp(Math.min(...logs)), high: Math.exp(Math.max(...logs))};
  const error = Math.sqrt(varianceOf(logs) / n);
  return contrast(meanOf(logs), {error, n, range, kind: 'paired-t'});
}

/**
 * A factor between cells whose runs share no blocks: the geometric means, multiplied with their weights as powers. The
 * interval has the degrees of freedom of the smallest cell, the fewest that Welch's can be, so it is rather too wide.
 *
 * @param {readonly Term[]} terms
 * @returns {Contrast}
 */
export function contrastOfCells(terms) {
  const cells = terms.map(({values, weight}) => ({logs: values.map(Math.log), weight}));
  const mean = cells.reduce((sum, {logs, weight}) => sum + weight * meanOf(logs), 0);
  const variances = cells.map(({logs, weight}) => (weight ** 2 * varianceOf(logs)) / logs.length);
  const error = Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0));
  const extreme = (/** @type {number} */ sign) =>
    cells.reduce((sum, {logs, weight}) => {
      const most = weight * sign > 0 ? Math.max(...logs) : Math.min(...logs);
      return sum + weight * most;
    }, 0);
  const range = {low: Math.exp(extreme(-1)), high: Math.exp(extreme(1))};
  const n = Math.min(...cells.map(({logs}) => logs.length));
  return contrast(mean, {error, n, range, kind: 'two-sample-t'});
}

/**
 * @param {number} mean of logarithms
 * @param {{error: number, n: number, range: {low: number, high: number}, kind: 'paired-t' | 'two-sample-t'}} spread
 * @returns {Contrast}
 */
function contrast(mean, {error, n, range, kind}) {
  const ratio = Math.exp(mean);
  if (n < FEWEST_FOR_RANGE) return {ratio, interval: null, kind: 'none', n};
  if (n < FEWEST_FOR_T) return {ratio, interval: {...range, kind: 'range'}, kind: 'range', n};
  const half = studentLimit(LEVEL, n - 1) * error;
  const ends = {low: Math.exp(mean - half), high: Math.exp(mean + half)};
  return {ratio, interval: {...ends, level: LEVEL, kind}, kind, n};
}

/** @param {readonly number[]} values */
function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the population that the values are a sample of. @param {readonly number[]} values */
function varianceOf(values) {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
