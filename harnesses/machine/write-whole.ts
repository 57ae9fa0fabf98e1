import {closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {HarnessError} from './harness-error.ts';
import {writeProblem} from './make-folder.ts';

/**
 * Puts a text into a file, whole or not at all: it is written beside the file, to the last byte, and renamed. What
 * `content/write-whole.ts` is to the other rooms; a harness stands alone.
 *
 * @param path in a folder that is there
 * @param options rights of the file
 * @throws {HarnessError} if the system refuses
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  {mode = 0o666}: {mode?: number} = {},
) {
  // One harness writes into a folder; what it leaves when it is killed, it overwrites when it resumes.
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  try {
    writeThrough(unfinished, content, mode);
    renameSync(unfinished, path);
  } catch (error) {
    removeQuietly(unfinished);
    throw new HarnessError(
      path,
      `not written, and what was there before is unchanged: ${writeProblem(error)}`,
      'make room or mend the rights, then start the same command again: finished runs are kept',
    );
  }
}

function writeThrough(path: string, content: string | Uint8Array, mode: number) {
  const file = openSync(path, 'w', mode);
  try {
    // of a descriptor, it goes on until all bytes are written, which writeSync doesn't
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What can't be removed is told by the error that led here. */
function removeQuietly(path: string) {
  try {
    rmSync(path, {force: true});
  } catch {
    // a disk that has become read-only keeps it
  }
}
