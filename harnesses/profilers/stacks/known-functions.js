// @ts-check

/** The functions of the targets whose shares of time are known, by the letter in their names. */
const NAME = /burn_([abc])(?:_until)?\b/;
export const KNOWN = ['a', 'b', 'c'];

/**
 * @typedef {object} Samples what a profiler brought
 * @property {number} samples stacks
 * @property {number} torn stacks that don't begin at the script: read while they were changing
 * @property {number} weight ticks that the stacks stand for
 * @property {Record<string, number>} inKnown ticks in each known function
 */

/**
 * Counts the stacks and what of them lies in a known function.
 * @param {Array<{frames: string, whole: boolean, weight: number}>} stacks
 * @returns {Samples}
 */
export function countSamples(stacks) {
  const inKnown = Object.fromEntries(KNOWN.map((letter) => [letter, 0]));
  let weight = 0;
  for (const stack of stacks) {
    weight += stack.weight;
    const letter = NAME.exec(stack.frames)?.[1];
    if (letter !== undefined) {
      inKnown[letter] += stack.weight;
    }
  }
  return {
    samples: stacks.length,
    torn: stacks.filter(({whole}) => !whole).length,
    weight,
    inKnown,
  };
}
