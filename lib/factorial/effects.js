import {
  DEFAULT_RESAMPLING,
  percentileInterval,
  resample,
  resampledEstimates,
} from '../statistics/bootstrap.js';
import {median, medianInPlace} from '../statistics/quantile.js';
import {createRandom} from '../statistics/random.js';
import {intervalKindFor, summariseRepeats} from '../statistics/repeats.js';

/**
 * @typedef {import('./cell.js').Cell} Cell
 * @typedef {import('./design.js').Contrast} Contrast
 * @typedef {import('../statistics/bootstrap.js').Resampling} Resampling
 * @typedef {'exact' | 'at-least' | 'at-most' | 'unknown'} Bound what cells at the offered rate leave of an
 *   effect: `unknown` where they stand on both sides of the ratio
 * @typedef {{low: number | null, high: number | null, level?: number, kind: 'bootstrap' | 'range'}} EffectInterval
 *   null on the side that is not bounded
 * @typedef {{ratio: number | null, bound: Bound, interval: EffectInterval | null,
 *   kind: 'none' | 'range' | 'bootstrap', n: number}} Effect a factor; 1 is no effect. `ratio` is null where
 *   the bound is unknown, `n` the fewest repeats of a cell (or the blocks, if paired)
 */

/**
 * Effect of a contrast between cells: exp Σ weight · ln(median), with an interval by resampling within cells
 * (five repeats or more in each), the range that the repeats allow (three or four), or none.
 *
 * @param {Record<string, Cell | null>} cells
 * @param {Contrast} contrast
 * @param {Resampling} options
 * @returns {Effect | null} null when one of its cells is empty: nothing is computed from an empty cell
 */
export function effectWithinCells(cells, contrast, options) {
  const terms = termsOf(cells, contrast);
  if (terms === null) return null;
  const n = Math.min(...terms.map(({cell}) => cell.present.length));
  const kind = intervalKindFor(n);
  const ratio = product(terms, ({cell}) => median(cell.present));
  const interval = kind === 'none' ? null : intervalOf(terms, kind, options);
  return bounded({ratio, interval, kind, n}, boundOf(terms));
}

/**
 * The same effect from ratios within blocks, for runs that were interleaved: the median over the blocks that
 * have all its cells, and an interval by resampling blocks.
 *
 * @param {Record<string, Cell | null>} cells values of each in the order of blocks
 * @param {Contrast} contrast
 * @param {Resampling} options
 * @returns {Effect | null} null when a cell is empty or no block has them all
 */
export function effectWithinBlocks(cells, contrast, options) {
  const terms = termsOf(cells, contrast);
  if (terms === null) return null;
  const blocks = terms[0].cell.values.flatMap((_, block) => {
    const isWhole = terms.every(({cell}) => cell.values[block] !== null);
    return isWhole ? [Math.log(product(terms, ({cell}) => Number(cell.values[block])))] : [];
  });
  if (blocks.length === 0) return null;
  const {median: middle, interval, kind, n} = summariseRepeats(blocks, options);
  const scaled = interval && {
    ...interval,
    low: Math.exp(interval.low),
    high: Math.exp(interval.high),
  };
  return bounded({ratio: Math.exp(middle), interval: scaled, kind, n}, boundOf(terms));
}

/**
 * @typedef {{cell: Cell, weight: number}} Term
 * @param {Record<string, Cell | null>} cells
 * @param {Contrast} contrast
 * @returns {Term[] | null}
 */
function termsOf(cells, contrast) {
  const terms = Object.entries(contrast).flatMap(([key, weight]) => {
    const cell = cells[key];
    return cell ? [{cell, weight}] : [];
  });
  return terms.length === Object.keys(contrast).length ? terms : null;
}

/** @param {Term[]} terms @param {(term: Term) => number} value */
function product(terms, value) {
  return Math.exp(terms.reduce((sum, term) => sum + term.weight * Math.log(value(term)), 0));
}

/**
 * @param {Term[]} terms
 * @param {'range' | 'bootstrap'} kind
 * @param {Resampling} options
 * @returns {import('../statistics/bootstrap.js').Interval}
 */
function intervalOf(terms, kind, options) {
  if (kind === 'range') {
    const extreme = (/** @type {number} */ sign) =>
      product(terms, ({cell, weight}) =>
        weight * sign > 0 ? Math.max(...cell.present) : Math.min(...cell.present),
      );
    return {low: extreme(-1), high: extreme(1), kind};
  }
  const {resamples, level, seed} = {...DEFAULT_RESAMPLING, ...options};
  const random = createRandom(seed);
  const draw = (/** @type {Term} */ {cell}) => medianInPlace(resample(cell.present, random));
  return percentileInterval(
    resampledEstimates(() => product(terms, draw), resamples),
    level,
  );
}

/** @param {Term[]} terms @returns {Bound} */
function boundOf(terms) {
  const capped = terms.filter(({cell}) => cell.atOfferedRate);
  if (capped.length === 0) return 'exact';
  if (capped.every(({weight}) => weight > 0)) return 'at-least';
  return capped.every(({weight}) => weight < 0) ? 'at-most' : 'unknown';
}

/**
 * @param {{ratio: number, interval: import('../statistics/bootstrap.js').Interval | null,
 *   kind: Effect['kind'], n: number}} effect
 * @param {Bound} bound
 * @returns {Effect}
 */
function bounded(effect, bound) {
  if (bound === 'unknown') return {...effect, bound, ratio: null, interval: null, kind: 'none'};
  const open = {'at-least': {high: null}, 'at-most': {low: null}, exact: {}}[bound];
  return {...effect, bound, interval: effect.interval && {...effect.interval, ...open}};
}
