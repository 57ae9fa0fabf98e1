// @ts-check
import {problemsOfNumbers} from '../quantity/index.js';
import {summariseRepeats} from '../statistics/repeats.js';

/**
 * @typedef {readonly (number | null)[]} Repeats in blocks, null where a block's run is missing
 * @typedef {Repeats | {values: Repeats, atOfferedRate?: boolean} | null} CellInput null for an empty cell;
 *   `atOfferedRate` where the system kept up with the load, so that its capacity is at least the value
 * @typedef {{values: Repeats, present: number[], atOfferedRate: boolean}} Cell
 * @typedef {ReturnType<typeof summariseRepeats> & {atOfferedRate: boolean}} CellSummary
 */

/**
 * Reads the cells of a design, naming all that is wrong with them at once.
 *
 * @param {string} where function that received them
 * @param {Record<string, CellInput | undefined>} inputs
 * @param {readonly string[]} keys cells that the design has
 * @returns {Record<string, Cell | null>}
 * @throws {RangeError} on a cell that the design lacks, or a value that is not above 0
 */
export function readCells(where, inputs, keys) {
  const problems = Object.keys(inputs)
    .filter((key) => !keys.includes(key))
    .map((key) => `${key} is not one of ${keys.join(', ')}`);
  const cells = Object.fromEntries(keys.map((key) => [key, readCell(inputs[key] ?? null)]));
  for (const [key, cell] of Object.entries(cells)) {
    if (cell) problems.push(...problemsOfNumbers(key, cell.present, {kind: 'positive'}));
  }
  if (problems.length > 0) {
    throw new RangeError(`${where}: ${problems.join('; ')}. Correct the cells that are passed in.`);
  }
  return cells;
}

/**
 * Median and interval of each cell, for drawing them beside the effects.
 *
 * @param {Record<string, Cell | null>} cells
 * @returns {Record<string, CellSummary | null>}
 */
export function summariseCells(cells) {
  return Object.fromEntries(
    Object.entries(cells).map(([key, cell]) => [
      key,
      cell && {...summariseRepeats(cell.present), atOfferedRate: cell.atOfferedRate},
    ]),
  );
}

/** @param {CellInput} input @returns {Cell | null} */
function readCell(input) {
  if (input === null) return null;
  const {values, atOfferedRate = false} = isRepeats(input) ? {values: input} : input;
  const present = /** @type {number[]} */ (values.filter((value) => value !== null));
  // A list without a single run says the same as null, and no number is made from either.
  return present.length === 0 ? null : {values, present, atOfferedRate};
}

/** @param {NonNullable<CellInput>} input @returns {input is Repeats} */
function isRepeats(input) {
  return Array.isArray(input);
}
