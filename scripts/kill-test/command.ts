import {existsSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {TRIALS, WRITTEN} from '../../test/commands.ts';
import {runToEnd} from './trial.ts';
import {smallSite, standInForDrawing} from './update.ts';
import {changedPaths, lookAt, readFiles, restore, runUndisturbed} from './whole-files.ts';
import type {Subject} from './trial.ts';

/** Commands that write and have no subject of their own. */
export const WRITING = Object.keys(TRIALS).filter(
  (words) => !TRIALS[words].reads && !['import', 'update'].includes(words),
);

/**
 * A command of the command line in a copy of the small site.
 *
 * @param words those of `TRIALS`
 */
export async function commandSubject(
  project: string,
  words: string,
): Promise<Subject & {discard: () => void}> {
  const {argv, prepare} = TRIALS[words];
  const root = smallSite(project);
  standInForDrawing(root);
  prepare?.(root);
  const run = {command: process.execPath, args: ['cli/bench.ts', ...argv], cwd: root};
  const read = () => readFiles(root, WRITTEN);
  const before = read();
  await runUndisturbed(run);
  const after = read();
  const due = changedPaths(before, after);
  if (due.length === 0) throw new Error(`${words} writes nothing in its trial.`);
  return {
    name: `${words} (${due.length} files)`,
    prepare: () => restore(root, read(), before),
    run,
    watched: () => [...new Set(due.map((path) => join(root, dirname(path))))].filter(existsSync),
    look: () => lookAt(read(), {before, after}),
    async settle() {
      // One that was killed behind its last file is refused the second time: all that counts is what is there.
      const {output} = await runToEnd(run);
      return changedPaths(read(), after).map((path) => `${path} is not whole: ${output}`);
    },
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}
