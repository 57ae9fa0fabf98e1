import {analyseFactorial} from './factorial.ts';
import type {CellInput} from './cell.ts';
import type {Effect} from './effects.ts';
import type {Factorial, FactorialOptions} from './factorial.ts';

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
 * @param cells repeats of each, or null
 * @param options factors are
 * `state` and `coroutine` unless given
 * @throws {RangeError} on unknown cells or values not above 0, all named
 */
export function twoByTwo(
  cells: {y00?: CellInput; y01?: CellInput; y10?: CellInput; y11?: CellInput},
  {
    factors = ['state', 'coroutine'],
    ...options
  }: FactorialOptions & {factors?: [string, string]} = {},
): Factorial & {interaction: Effect | null} {
  const result = analyseFactorial('twoByTwo', factors, cells, options);
  return {...result, interaction: result.interactions[factors.join(':')]};
}
