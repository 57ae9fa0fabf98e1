// @ts-check
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {Refusal} from '../refusal.js';

const SYSTEM_REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC'];

/**
 * Puts a text into a file, whole or not at all: it is written beside the file and renamed, without a moment in which
 * anything else of this process could run.
 *
 * @param {string} path
 * @param {string} text
 * @param {{replace?: boolean}} [options]
 * @throws {Refusal} target-exists, target-unwritable.
 */
export function writeWhole(path, text, {replace = false} = {}) {
  if (!replace && existsSync(path)) throw new Refusal('target-exists', {value: path});
  try {
    makeFolder(dirname(path));
    putInPlace(path, text);
  } catch (error) {
    const {code = ''} = /** @type {NodeJS.ErrnoException} */ (error);
    if (!SYSTEM_REFUSALS.includes(code)) throw error;
    throw new Refusal('target-unwritable', {value: path, system: code});
  }
}

/** mkdirSync's own recursion never ends where the file system answers ENOENT to a new folder, as /proc does. @param {string} folder */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** @param {string} path @param {string} text */
function putInPlace(path, text) {
  const unfinished = join(dirname(path), `.${process.pid}.unfinished`);
  try {
    writeThrough(unfinished, text);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, {force: true});
  }
}

/** @param {string} path @param {string} text */
function writeThrough(path, text) {
  const file = openSync(path, 'wx');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
