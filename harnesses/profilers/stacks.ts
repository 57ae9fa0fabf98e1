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
function countSamples(stacks: Array<{frames: string; whole: boolean; weight: number}>): Samples {
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

/**
 * Reads collapsed stacks: frames from the outermost to the deepest, joined by semicolons, and how many ticks each stands
 * for. How many stacks were taken they don't tell.
 *
 * @param entries stacks that were taken
 */
export function readCollapsed(text: string, entries: number) {
  const stacks = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const space = line.lastIndexOf(' ');
      return {frames: line.slice(0, space), whole: true, weight: Number(line.slice(space + 1))};
    });
  return {...countSamples(stacks), samples: entries};
}

const MOST = 5;

/**
 * Reads `perf script -F ip,sym`: a line for each sample, address and name of the C function that the processor was in.
 */
export function readPerfSymbols(text: string) {
  const names = text
    .split('\n')
    .map((line) => line.trim().replace(/^[0-9a-f]+ /, ''))
    .filter((line) => line !== '');
  const counts = new Map();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const mostSeen = [...counts].sort((one, other) => other[1] - one[1]).slice(0, MOST);
  const stacks = names.map((frames) => ({frames, whole: true, weight: 1}));
  return {...countSamples(stacks), symbols: Object.fromEntries(mostSeen)};
}

/**
 * Reads what phpspy and pfp write: a line for each frame, deepest first, an empty line after each stack. Lines that begin
 * with # tell something else, and a stack cut off by the end of the file counts as torn.
 *
 * @param root what the profiler calls the script itself
 */
export function readStackBlocks(text: string, root: string) {
  const stacks = text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      frames: lines.join('\n'),
      whole: /^0 /.test(lines[0]) && (lines.at(-1) ?? '').split(' ')[1] === root,
      weight: 1,
    }));
  return countSamples(stacks);
}
