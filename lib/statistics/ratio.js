// @ts-check
import {requireNumbers} from '../quantity/index.js';
import {contrastOfBlocks, contrastOfCells} from './contrast.js';

/**
 * Ratio of two cells, a to b, whose runs share no blocks: of their geometric means, with an interval by Student's t on
 * the logarithms; with fewer than five repeats in either it is the range of all ratios that the values allow, and with
 * fewer than three there is none.
 *
 * @param {readonly number[]} a repeats above 0
 * @param {readonly number[]} b repeats above 0, in the same unit
 * @returns {import('./contrast.js').Contrast} n: repeats of the cell with fewer
 * @throws {RangeError} on an empty list or a value not above 0
 */
export function unpairedRatio(a, b) {
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
 * @param {readonly (number | null)[]} a value of each block, null where the run is missing
 * @param {readonly (number | null)[]} b value of the same blocks in the same order
 * @returns {import('./contrast.js').Contrast} n: blocks that have both
 * @throws {RangeError} when the lists differ in length, no block has both, or a value is not above 0
 */
export function pairedRatio(a, b) {
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
