import {readCells, summariseCells} from './cell.ts';
import {averagedContrast, cellKeys, simpleContrasts} from './design.ts';
import {effectWithinBlocks, effectWithinCells} from './effects.ts';
import type {Cell, CellInput, CellSummary} from './cell.ts';
import type {Contrast} from './design.ts';
import type {Effect} from './effects.ts';

/** `paired`: the repeats of all cells are in the order of the same interleaved blocks */
export type FactorialOptions = {paired?: boolean};

/**
 * main effect, and the simple effect at each combination of the levels of the others: keys are those of the cells
 * with `*` for the factor
 */
export type FactorEffects = {main: Effect | null; when: Record<string, Effect | null>};

/** effects by factor, interactions by the factors joined with `:` */
export type Factorial = {
  cells: Record<string, CellSummary | null>;
  effects: Record<string, FactorEffects>;
  interactions: Record<string, Effect | null>;
};

/**
 * Effects of a 2ᵏ factorial design on the log scale, as factors. Of two, where y01 is the cell without the first and
 * with the second, and y the mean of the logarithms of the repeats:
 *
 *     main effect of the first   exp ½[(y10 − y00) + (y11 − y01)]
 *     main effect of the second  exp ½[(y01 − y00) + (y11 − y10)]
 *     interaction                exp (y11 − y01) − (y10 − y00)      1 where the effects multiply exactly
 *
 * A main effect and an interaction need all cells; a simple effect (`effects.state.when['*0']`: of state, without the
 * other) needs its two. That of three factors is the ratio of the interaction of any two with the third to that without.
 *
 * @param where function that was asked, for messages
 * @param factors names of the factors, in the order of the digits of the cells
 * @param inputs cells
 * @throws {RangeError} on cells that are not of the design, hold anything but numbers above 0, or, if paired,
 * differ in their number of blocks
 */
export function analyseFactorial(
  where: string,
  factors: readonly string[],
  inputs: Record<string, CellInput | undefined>,
  {paired = false}: FactorialOptions,
): Factorial {
  const cells = readCells(where, inputs, cellKeys(factors.length));
  if (paired) requireSameBlocks(where, cells);
  const estimate = paired ? effectWithinBlocks : effectWithinCells;
  const effectOf = (contrast: Contrast) => estimate(cells, contrast);
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

function requireSameBlocks(where: string, cells: Record<string, Cell | null>) {
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

/** Sets of two factors or more, smaller ones first. */
function setsOf(count: number): number[][] {
  const members = Array.from({length: count}, (_, member) => member);
  return Array.from({length: 2 ** count}, (_, mask) =>
    members.filter((member) => mask & (1 << member)),
  )
    .filter((set) => set.length > 1)
    .sort((a, b) => a.length - b.length || a[0] - b[0] || a[1] - b[1]);
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
