import {countSamples} from './known-functions.ts';

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
