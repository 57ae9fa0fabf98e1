import {analyseFactorial} from './factorial.ts';
import type {CellInput} from './cell.ts';
import type {Factorial, FactorialOptions} from './factorial.ts';

/**
 * The 2×2×2 on the log scale, cells y000 to y111 with one digit per factor in order: three main effects, three
 * interactions of two factors (each averaged over the third) and that of all three, which is the ratio of the
 * interaction of any two with the third to that without it.
 *
 * @param cells repeats of each, or null
 * @param options factors are `state`, `connection` and `coroutine` unless given: application kept, database
 * connection kept, coroutines on
 * @returns interactions as `state:connection`, …, `state:connection:coroutine`; simple effects as
 * `effects.connection.when['0*1']` (without state, with coroutines)
 * @throws {RangeError} on unknown cells or values not above 0, all named
 */
export function twoByTwoByTwo(
  cells: Record<string, CellInput | undefined>,
  {
    factors = ['state', 'connection', 'coroutine'],
    ...options
  }: FactorialOptions & {factors?: [string, string, string]} = {},
): Factorial {
  return analyseFactorial('twoByTwoByTwo', factors, cells, options);
}
