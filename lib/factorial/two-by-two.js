// @ts-check
import {analyseFactorial} from './factorial.js';

/**
 * The 2×2 of state and coroutines on the log scale: y01 is the cell without state and with coroutines.
 *
 *     main effect of the first   exp ½[(y10 − y00) + (y11 − y01)]
 *     main effect of the second  exp ½[(y01 − y00) + (y11 − y10)]
 *     interaction                exp (y11 − y01) − (y10 − y00)      1 where the effects multiply exactly
 *
 * with y the mean of the logarithms of the repeats, taken within blocks where they are paired. A main effect and the interaction need all four cells;
 * a simple effect (`effects.state.when['*0']`: of state, when blocking) needs its two.
 *
 * @param {{y00?: CellInput, y01?: CellInput, y10?: CellInput, y11?: CellInput}} cells repeats of each, or null
 * @param {import('./factorial.js').FactorialOptions & {factors?: [string, string]}} [options] factors are
 *   `state` and `coroutine` unless given
 * @returns {import('./factorial.js').Factorial & {interaction: import('./effects.js').Effect | null}}
 * @throws {RangeError} on unknown cells or values not above 0, all named
 * @typedef {import('./cell.js').CellInput} CellInput
 */
export function twoByTwo(cells, {factors = ['state', 'coroutine'], ...options} = {}) {
  const result = analyseFactorial('twoByTwo', factors, cells, options);
  return {...result, interaction: result.interactions[factors.join(':')]};
}
