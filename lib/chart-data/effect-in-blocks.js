// @ts-check
import {averagedContrast, simpleContrasts} from '../factorial/design.js';
import {STATE, WAITING} from './corners.js';
import {cornerCell} from './corner-effects.js';
import {cellInput} from './design-cells.js';

/** @typedef {import('../factorial/design.js').Contrast} Contrast */

const [ofState, ofWaiting] = [simpleContrasts(2, 0), simpleContrasts(2, 1)];

/** Weights of the four corners by the name that `cornerEffects` gives an effect. @type {Record<string, Contrast>} */
const CONTRASTS = {
  state: averagedContrast(2, [0]),
  waiting: averagedContrast(2, [1]),
  'state:waiting': averagedContrast(2, [0, 1]),
  'state-when-blocking': ofState['*0'],
  'state-when-coroutine': ofState['*1'],
  'waiting-when-dropped': ofWaiting['0*'],
  'waiting-when-kept': ofWaiting['1*'],
};

/**
 * The logarithm of an effect of state or waiting in each block of a run, so that two sessions can be compared by a test
 * (`sessionsApart`). `cornerEffects` gives the geometric mean of these.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting what all four cells have in common
 * @param {string} name of the effect, as `cornerEffects` calls it
 * @returns {number[]} one for each block that has all cells of the effect
 * @throws {RangeError} on an unknown name, or a cell that the run lacks
 */
export function effectInBlocks(run, setting, name) {
  const contrast = CONTRASTS[name];
  if (!contrast) {
    const known = Object.keys(CONTRASTS).join(', ');
    throw new RangeError(
      `effectInBlocks: there is no effect “${name}”; there are: ${known}. Correct the name where it is used.`,
    );
  }
  const terms = Object.entries(contrast).map(([key, weight]) => ({
    weight,
    values: valuesAt(run, setting, key),
  }));
  return terms[0].values.flatMap((_, block) =>
    terms.every(({values}) => values[block] !== null)
      ? [terms.reduce((sum, {weight, values}) => sum + weight * Math.log(Number(values[block])), 0)]
      : [],
  );
}

/**
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting
 * @param {string} key `y01`: without state, with coroutines
 * @returns {readonly (number | null)[]} throughput in each block
 */
function valuesAt(run, setting, key) {
  const levels = /** @type {['dropped' | 'kept', 'blocking' | 'coroutine']} */ (
    [STATE, WAITING].map(({levels: ofFactor}, factor) => ofFactor[Number(key[factor + 1])])
  );
  const cell = cellInput(run, cornerCell(run, setting)(levels), 'throughputPerS');
  if (isCell(cell)) return cell.values;
  throw new RangeError(
    `effectInBlocks: run “${run.id}” has no cell ${levels.join(', ')} of ${JSON.stringify(setting)}, or it failed. ` +
      'Choose a setting whose four cells were measured.',
  );
}

/** @param {import('../factorial/cell.js').CellInput} cell @returns {cell is {values: import('../factorial/cell.js').Repeats}} */
function isCell(cell) {
  return cell !== null && !Array.isArray(cell);
}
