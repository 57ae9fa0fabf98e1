// @ts-check
import {readCells, summariseCells} from './cell.js';
import {averagedContrast, cellKeys, simpleContrasts} from './design.js';
import {effectWithinBlocks, effectWithinCells} from './effects.js';

/**
 * @typedef {import('./effects.js').Effect} Effect
 * @typedef {{paired?: boolean}} FactorialOptions `paired`: the repeats of
 *   all cells are in the order of the same interleaved blocks
 * @typedef {{main: Effect | null, when: Record<string, Effect | null>}} FactorEffects main effect, and the simple
 *   effect at each combination of the levels of the others: keys are those of the cells with `*` for the factor
 * @typedef {{
 *   cells: Record<string, import('./cell.js').CellSummary | null>,
 *   effects: Record<string, FactorEffects>,
 *   interactions: Record<string, Effect | null>,
 * }} Factorial effects by factor, interactions by the factors joined with `:`
 */

/**
 * Effects of a 2ᵏ factorial design on the log scale, as factors.
 *
 * @param {string} where function that was asked, for messages
 * @param {readonly string[]} factors names of the factors, in the order of the digits of the cells
 * @param {Record<string, import('./cell.js').CellInput | undefined>} inputs cells
 * @param {FactorialOptions} options
 * @returns {Factorial}
 * @throws {RangeError} on cells that are not of the design, hold anything but numbers above 0, or, if paired,
 *   differ in their number of blocks
 */
export function analyseFactorial(where, factors, inputs, {paired = false}) {
  const cells = readCells(where, inputs, cellKeys(factors.length));
  if (paired) requireSameBlocks(where, cells);
  const estimate = paired ? effectWithinBlocks : effectWithinCells;
  const effectOf = (/** @type {import('./design.js').Contrast} */ contrast) =>
    estimate(cells, contrast);
  const effects = factors.map((factor, member) => [
    factor,
    {
      main: effectOf(averagedContrast(factors.length, [member])),
      when: mapValues(simpleContrasts(factors.length, member), effectOf),
    },
  ]);
  const interactions = setsOf(factors.length).map((members) => [
    members.map((member) => factors[member]).join(':'),
    effectOf(averagedContrast(factors.length, members)),
  ]);
  return {
    cells: summariseCells(cells),
    effects: Object.fromEntries(effects),
    interactions: Object.fromEntries(interactions),
  };
}

/** @param {string} where @param {Record<string, import('./cell.js').Cell | null>} cells */
function requireSameBlocks(where, cells) {
  const lengths = Object.entries(cells).flatMap(([key, cell]) =>
    cell ? [`${key} ${cell.values.length}`] : [],
  );
  if (new Set(lengths.map((text) => text.split(' ')[1])).size > 1) {
    throw new RangeError(
      `${where}: cells differ in their number of blocks (${lengths.join(', ')}). ` +
        'Pass null for a run that is missing.',
    );
  }
}

/** Sets of two factors or more, smaller ones first. @param {number} count @returns {number[][]} */
function setsOf(count) {
  const members = Array.from({length: count}, (_, member) => member);
  return Array.from({length: 2 ** count}, (_, mask) =>
    members.filter((member) => mask & (1 << member)),
  )
    .filter((set) => set.length > 1)
    .sort((a, b) => a.length - b.length || a[0] - b[0] || a[1] - b[1]);
}

/**
 * @template T, U
 * @param {Record<string, T>} record
 * @param {(value: T) => U} change
 * @returns {Record<string, U>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
