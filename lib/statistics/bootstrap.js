import {requireNumbers, requireQuantities} from '../quantity/index.js';
import {normalProbability, normalScore} from './normal.js';
import {medianInPlace, quantileOfSorted} from './quantile.js';
import {createRandom} from './random.js';

/**
 * @typedef {{low: number, high: number, level?: number, kind: 'bootstrap' | 'range'}} Interval
 * @typedef {{resamples?: number, level?: number, seed?: number}} Resampling 10,000 resamples,
 *   a level of 0.95 and seed 1 unless given
 */

export const DEFAULT_RESAMPLING = {resamples: 10_000, level: 0.95, seed: 1};

/**
 * Bootstrap interval of a statistic of one sample (Efron and Tibshirani, "An Introduction to the
 * Bootstrap", 1993): percentile (chapter 13) or bias-corrected and accelerated (14.3).
 *
 * @param {readonly number[]} values repeats
 * @param {Resampling & {statistic?: (values: ArrayLike<number>) => number, method?: 'percentile' | 'bca'}} [options]
 *   the statistic is the median, and the method `percentile`, unless given
 * @returns {Interval} in the unit of the statistic
 * @throws {RangeError} on no values, or values or options out of range
 */
export function bootstrapInterval(values, options = {}) {
  const {resamples, level, seed, statistic, method} = {
    ...DEFAULT_RESAMPLING,
    statistic: medianOfAny,
    method: 'percentile',
    ...options,
  };
  requireNumbers('bootstrapInterval', 'values', values);
  const random = createRandom(seed);
  const estimates = resampledEstimates(() => statistic(resample(values, random)), resamples);
  const shares = method === 'bca' ? bcaShares(values, statistic, estimates, level) : tails(level);
  return {...cutOff(estimates, shares), level, kind: 'bootstrap'};
}

/**
 * Sorted estimates of so many resamples.
 *
 * @param {() => number} estimate draws one resample and estimates from it
 * @param {number} resamples how many
 * @returns {Float64Array} ascending
 * @throws {RangeError} when `resamples` is not a whole number above 0
 */
export function resampledEstimates(estimate, resamples) {
  requireQuantities('bootstrap', {resamples}, {resamples: 'count'});
  return Float64Array.from({length: resamples}, estimate).sort();
}

/**
 * A resample of the same size, drawn with replacement.
 *
 * @param {ArrayLike<number>} values at least one
 * @param {() => number} random uniform numbers in [0, 1)
 * @returns {Float64Array}
 */
export function resample(values, random) {
  const drawn = new Float64Array(values.length);
  for (let index = 0; index < drawn.length; index += 1) {
    drawn[index] = values[Math.floor(random() * values.length)];
  }
  return drawn;
}

/**
 * Percentile interval of sorted bootstrap estimates.
 *
 * @param {Float64Array} estimates ascending
 * @param {number} level 0–1
 * @returns {Interval}
 */
export function percentileInterval(estimates, level) {
  return {...cutOff(estimates, tails(level)), level, kind: 'bootstrap'};
}

/** @param {number} level @returns {[number, number]} */
function tails(level) {
  requireQuantities('bootstrap', {level}, {level: 'share-below-one'});
  return [(1 - level) / 2, (1 + level) / 2];
}

/** @param {Float64Array} estimates @param {[number, number]} shares */
function cutOff(estimates, [lower, upper]) {
  return {low: quantileOfSorted(estimates, lower), high: quantileOfSorted(estimates, upper)};
}

/** @param {ArrayLike<number>} values */
function medianOfAny(values) {
  return medianInPlace(Float64Array.from(values));
}

/**
 * Shares at which BCa cuts, from the bias z₀ and the acceleration a (jackknife).
 *
 * @param {readonly number[]} values
 * @param {(values: ArrayLike<number>) => number} statistic
 * @param {Float64Array} estimates
 * @param {number} level
 * @returns {[number, number]}
 */
function bcaShares(values, statistic, estimates, level) {
  const bias = normalScore(shareBelow(estimates, statistic(values)));
  const acceleration = jackknifeAcceleration(values, statistic);
  const [lower, upper] = tails(level).map((share) => {
    const score = bias + normalScore(share);
    return normalProbability(bias + score / (1 - acceleration * score));
  });
  return [lower, upper];
}

/**
 * Ties with the estimate count half: the median of few repeats is discrete, and counting them as
 * above or below would call a symmetric sample biased.
 *
 * @param {Float64Array} estimates @param {number} estimate
 */
function shareBelow(estimates, estimate) {
  const weights = estimates.map((value) => (value < estimate ? 1 : value === estimate ? 0.5 : 0));
  return weights.reduce((sum, weight) => sum + weight, 0) / estimates.length;
}

/** @param {readonly number[]} values @param {(values: ArrayLike<number>) => number} statistic */
function jackknifeAcceleration(values, statistic) {
  if (values.length < 2) return 0;
  const left = values.map((_, index) => statistic(values.filter((__, other) => other !== index)));
  const mean = left.reduce((sum, value) => sum + value, 0) / left.length;
  const squares = left.reduce((sum, value) => sum + (mean - value) ** 2, 0);
  const cubes = left.reduce((sum, value) => sum + (mean - value) ** 3, 0);
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}
