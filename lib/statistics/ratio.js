import {requireNumbers} from '../quantity/index.js';
import {DEFAULT_RESAMPLING, percentileInterval, resample, resampledEstimates} from './bootstrap.js';
import {median, medianInPlace} from './quantile.js';
import {createRandom} from './random.js';
import {intervalKindFor, summariseRepeats} from './repeats.js';

/**
 * @typedef {import('./bootstrap.js').Interval} Interval
 * @typedef {{ratio: number, interval: Interval | null, kind: 'none' | 'range' | 'bootstrap'}} Ratio
 */

/**
 * Ratio of the medians of two samples, a to b, with an interval by resampling each on its own; with
 * fewer than five repeats in either it is the range of all ratios that the values allow, and with
 * fewer than three there is none.
 *
 * @param {readonly number[]} a repeats above 0
 * @param {readonly number[]} b repeats above 0, in the same unit
 * @param {import('./bootstrap.js').Resampling} [options]
 * @returns {Ratio & {n: [number, number]}}
 * @throws {RangeError} on an empty list or a value not above 0
 */
export function ratioOfMedians(a, b, options = {}) {
  requireNumbers('ratioOfMedians', 'a', a, {kind: 'positive'});
  requireNumbers('ratioOfMedians', 'b', b, {kind: 'positive'});
  const kind = intervalKindFor(Math.min(a.length, b.length));
  const interval = kind === 'none' ? null : intervalOfRatio(a, b, kind, options);
  return {ratio: median(a) / median(b), interval, kind, n: [a.length, b.length]};
}

/**
 * Median of the ratios a/b within blocks, for runs that were interleaved so that both of a block met
 * the same host noise; the interval resamples blocks.
 *
 * @param {readonly (number | null)[]} a value of each block, null where the run is missing
 * @param {readonly (number | null)[]} b value of the same blocks in the same order
 * @param {import('./bootstrap.js').Resampling} [options]
 * @returns {Ratio & {n: number}} n: blocks that have both
 * @throws {RangeError} when the lists differ in length, no block has both, or a value is not above 0
 */
export function pairedRatio(a, b, options = {}) {
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
  const {
    median: ratio,
    interval,
    kind,
    n,
  } = summariseRepeats(
    pairs.map(([value, other]) => value / other),
    options,
  );
  return {ratio, interval, kind, n};
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @param {'range' | 'bootstrap'} kind
 * @param {import('./bootstrap.js').Resampling} options
 * @returns {Interval}
 */
function intervalOfRatio(a, b, kind, options) {
  if (kind === 'range') {
    return {low: Math.min(...a) / Math.max(...b), high: Math.max(...a) / Math.min(...b), kind};
  }
  const {resamples, level, seed} = {...DEFAULT_RESAMPLING, ...options};
  const random = createRandom(seed);
  const draw = (/** @type {readonly number[]} */ values) => medianInPlace(resample(values, random));
  return percentileInterval(
    resampledEstimates(() => draw(a) / draw(b), resamples),
    level,
  );
}
