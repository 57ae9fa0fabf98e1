import {contrastOfBlocks, contrastOfCells} from '../statistics/ratio.ts';
import type {Contrast as ContrastContrast} from '../statistics/ratio.ts';
import type {Cell} from './cell.ts';
import type {Contrast} from './design.ts';

/**
 * what cells at the offered rate leave of an effect: `unknown` where they stand on both sides of the ratio
 */
export type Bound = 'exact' | 'at-least' | 'at-most' | 'unknown';

/** null on the side that is not bounded */
export type EffectInterval = {
  low: number | null;
  high: number | null;
  level?: number;
  kind: 'paired-t' | 'two-sample-t' | 'range';
};

/**
 * a factor; 1 is no effect. `ratio` is null where the bound is unknown, `n` the fewest repeats of a cell (or the
 * blocks, if paired)
 */
export type Effect = {
  ratio: number | null;
  bound: Bound;
  interval: EffectInterval | null;
  kind: 'none' | EffectInterval['kind'];
  n: number;
};

/**
 * Effect of a contrast between cells: exp Σ weight · mean of ln, as `contrastOfCells` has it.
 *
 * @returns null when one of its cells is empty: nothing is computed from an empty cell
 */
export function effectWithinCells(
  cells: Record<string, Cell | null>,
  contrast: Contrast,
): Effect | null {
  const terms = termsOf(cells, contrast);
  if (terms === null) return null;
  const between = contrastOfCells(terms.map(({cell, weight}) => ({values: cell.present, weight})));
  return bounded(between, boundOf(terms));
}

/**
 * The same effect from ratios within blocks, for runs that were interleaved: over the blocks that have all its cells, as
 * `contrastOfBlocks` has it.
 *
 * @param cells values of each in the order of blocks
 * @returns null when a cell is empty or no block has them all
 */
export function effectWithinBlocks(
  cells: Record<string, Cell | null>,
  contrast: Contrast,
): Effect | null {
  const terms = termsOf(cells, contrast);
  const logs = terms && logsOf(terms);
  return logs && logs.length > 0 ? bounded(contrastOfBlocks(logs), boundOf(terms)) : null;
}

/**
 * The logarithm of a contrast in each block that has all its cells.
 *
 * @returns null when a cell is empty
 */
export function logsInBlocks(
  cells: Record<string, Cell | null>,
  contrast: Contrast,
): number[] | null {
  const terms = termsOf(cells, contrast);
  return terms && logsOf(terms);
}

type Term = {cell: Cell; weight: number};

function termsOf(cells: Record<string, Cell | null>, contrast: Contrast): Term[] | null {
  const terms = Object.entries(contrast).flatMap(([key, weight]) => {
    const cell = cells[key];
    return cell ? [{cell, weight}] : [];
  });
  return terms.length === Object.keys(contrast).length ? terms : null;
}

function logsOf(terms: Term[]): number[] {
  const blocks = terms[0].cell.values.map((_, block) =>
    terms.map(({cell, weight}) => ({value: cell.values[block], weight})),
  );
  return blocks
    .filter((block) => block.every(({value}) => value !== null))
    .map((block) =>
      block.reduce((sum, {value, weight}) => sum + weight * Math.log(Number(value)), 0),
    );
}

function boundOf(terms: Term[]): Bound {
  const capped = terms.filter(({cell}) => cell.atOfferedRate);
  if (capped.length === 0) return 'exact';
  if (capped.every(({weight}) => weight > 0)) return 'at-least';
  return capped.every(({weight}) => weight < 0) ? 'at-most' : 'unknown';
}

function bounded(effect: ContrastContrast, bound: Bound): Effect {
  if (bound === 'unknown') return {...effect, bound, ratio: null, interval: null, kind: 'none'};
  const open = {'at-least': {high: null}, 'at-most': {low: null}, exact: {}}[bound];
  return {...effect, bound, interval: effect.interval && {...effect.interval, ...open}};
}
