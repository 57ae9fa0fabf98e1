// @ts-check
import {existsSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {HarnessError} from './harness-error.js';

/**
 * Makes a folder, with those above it that are missing.
 * @param {string} folder
 * @param {{where: string, option: string}} words what the folder is called in an error, and the option that names it
 */
export function makeFolder(folder, {where, option}) {
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
/** @param {string} folder */
function makeEach(folder) {
  if (!existsSync(folder)) {
    makeEach(dirname(folder));
    mkdirSync(folder);
  }
}

/** @param {unknown} error of a write @returns {string} why it failed */
export function writeProblem(error) {
  const {code, message} = /** @type {NodeJS.ErrnoException} */ (error);
  return PROBLEMS[String(code)] ?? message;
}

/** @type {Record<string, string>} */
const PROBLEMS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full (EDQUOT)',
  EROFS: 'the disk is read-only (EROFS)',
};
