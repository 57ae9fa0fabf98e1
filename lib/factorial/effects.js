// @ts-check
import {contrastOfBlocks, contrastOfCells} from '../statistics/contrast.js';

/**
 * @typedef {import('./cell.js').Cell} Cell
 * @typedef {import('./design.js').Contrast} Contrast
 * @typedef {'exact' | 'at-least' | 'at-most' | 'unknown'} Bound what cells at the offered rate leave of an
 *   effect: `unknown` where they stand on both sides of the ratio
 * @typedef {{low: number | null, high: number | null, level?: number, kind: 'paired-t' | 'two-sample-t' | 'range'}} EffectInterval
 *   null on the side that is not bounded
 * @typedef {{ratio: number | null, bound: Bound, interval: EffectInterval | null,
 *   kind: 'none' | EffectInterval['kind'], n: number}} Effect a factor; 1 is no effect. `ratio` is null where
 *   the bound is unknown, `n` the fewest repeats of a cell (or the blocks, if paired)
 */

/**
 * Effect of a contrast between cells: exp Σ weight · mean of ln, as `contrastOfCells` has it.
 *
 * @param {Record<string, Cell | null>} cells
 * @param {Contrast} contrast
 * @returns {Effect | null} null when one of its cells is empty: nothing is computed from an empty cell
 */
export function effectWithinCells(cells, contrast) {
  const terms = termsOf(cells, contrast);
  if (terms === null) return null;
  const between = contrastOfCells(terms.map(({cell, weight}) => ({values: cell.present, weight})));
  return bounded(between, boundOf(terms));
}

/**
 * The same effect from ratios within blocks, for runs that were interleaved: over the blocks that have all its cells, as
 * `contrastOfBlocks` has it.
 *
 * @param {Record<string, Cell | null>} cells values of each in the order of blocks
 * @param {Contrast} contrast
 * @returns {Effect | null} null when a cell is empty or no block has them all
 */
export function effectWithinBlocks(cells, contrast) {
  const terms = termsOf(cells, contrast);
  if (terms === null) return null;
  const blocks = terms[0].cell.values.flatMap((_, block) => {
    const isWhole = terms.every(({cell}) => cell.values[block] !== null);
    return isWhole ? [logInBlock(terms, block)] : [];
  });
  return blocks.length === 0 ? null : bounded(contrastOfBlocks(blocks), boundOf(terms));
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

/** @param {Term[]} terms @param {number} block */
function logInBlock(terms, block) {
  return terms.reduce(
    (sum, {cell, weight}) => sum + weight * Math.log(Number(cell.values[block])),
    0,
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
 * @param {import('../statistics/contrast.js').Contrast} effect
 * @param {Bound} bound
 * @returns {Effect}
 */
function bounded(effect, bound) {
  if (bound === 'unknown') return {...effect, bound, ratio: null, interval: null, kind: 'none'};
  const open = {'at-least': {high: null}, 'at-most': {low: null}, exact: {}}[bound];
  return {...effect, bound, interval: effect.interval && {...effect.interval, ...open}};
}
