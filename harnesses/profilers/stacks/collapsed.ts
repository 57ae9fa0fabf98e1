import {countSamples} from './known-functions.ts';

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
