import {existsSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {HarnessError} from './harness-error.ts';

/**
 * Makes a folder, with those above it that are missing.
 *
 * @param words what the folder is called in an error, and the option that names it
 */
export function makeFolder(folder: string, {where, option}: {where: string; option: string}) {
  try {
    makeEach(folder);
  } catch (error) {
    throw new HarnessError(
      `${where} ${folder}`,
      `cannot be made: ${writeProblem(error)}`,
      `choose another with ${option}, or mend the rights`,
    );
  }
}

// mkdirSync's own recursion never ends where the file system answers ENOENT to a new folder, as /proc does
function makeEach(folder: string) {
  if (!existsSync(folder)) {
    makeEach(dirname(folder));
    mkdirSync(folder);
  }
}

/**
 * @param error of a write
 * @returns why it failed
 */
export function writeProblem(error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  return PROBLEMS[String(code)] ?? message;
}

const PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full (EDQUOT)',
  EROFS: 'the disk is read-only (EROFS)',
};
