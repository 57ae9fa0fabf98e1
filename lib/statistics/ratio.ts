import {requireNumbers} from '../quantity/index.ts';
import {contrastOfBlocks, contrastOfCells} from './contrast.ts';
import type {Contrast} from './contrast.ts';

/**
 * Ratio of two cells, a to b, whose runs share no blocks: of their geometric means, with an interval by Student's t on
 * the logarithms; with fewer than five repeats in either it is the range of all ratios that the values allow, and with
 * fewer than three there is none.
 *
 * @param a repeats above 0
 * @param b repeats above 0, in the same unit
 * @returns n: repeats of the cell with fewer
 * @throws {RangeError} on an empty list or a value not above 0
 */
export function unpairedRatio(a: readonly number[], b: readonly number[]): Contrast {
  requireNumbers('unpairedRatio', 'a', a, {kind: 'positive'});
  requireNumbers('unpairedRatio', 'b', b, {kind: 'positive'});
  return contrastOfCells([
    {values: a, weight: 1},
    {values: b, weight: -1},
  ]);
}

/**
 * Ratio of two cells whose runs were interleaved, so that both of a block met the same host noise: the geometric mean of
 * the ratios a/b within blocks, with an interval by Student's t on their logarithms.
 *
 * @param a value of each block, null where the run is missing
 * @param b value of the same blocks in the same order
 * @returns n: blocks that have both
 * @throws {RangeError} when the lists differ in length, no block has both, or a value is not above 0
 */
export function pairedRatio(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
): Contrast {
  if (a.length !== b.length) {
    throw new RangeError(
      `pairedRatio: a has ${a.length} blocks and b has ${b.length}. Pass null for a missing run.`,
    );
  }
  const pairs = a.flatMap((value, block) => {
    const other = b[block];
    return value === null || other === null ? [] : [[value, other]];
  });
  requireNumbers('pairedRatio', 'blocks with both values', pairs.flat(), {kind: 'positive'});
  return contrastOfBlocks(pairs.map(([value, other]) => Math.log(value / other)));
}
