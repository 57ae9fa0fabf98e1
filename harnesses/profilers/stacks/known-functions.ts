/** The functions of the targets whose shares of time are known, by the letter in their names. */
const NAME = /burn_([abc])(?:_until)?\b/;
export const KNOWN = ['a', 'b', 'c'];

/** what a profiler brought */
export interface Samples {
  /** stacks */
  samples: number;
  /** stacks that don't begin at the script: read while they were changing */
  torn: number;
  /** ticks that the stacks stand for */
  weight: number;
  /** ticks in each known function */
  inKnown: Record<string, number>;
}

/** Counts the stacks and what of them lies in a known function. */
export function countSamples(
  stacks: Array<{frames: string; whole: boolean; weight: number}>,
): Samples {
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
