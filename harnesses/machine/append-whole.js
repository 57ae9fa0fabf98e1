// @ts-check
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';

const NEW_LINE = 0x0a;

/**
 * Appends a text to a file and waits until it is on the disk. Where the system refuses half way, such as on a full disk,
 * the file is cut back to what it was.
 *
 * @param {string} path
 * @param {string} text
 * @throws {Error} of the system
 */
export function appendWhole(path, text) {
  const file = openSync(path, 'a');
  try {
    const {size} = fstatSync(file);
    try {
      // of a descriptor, it goes on until all bytes are written, which writeSync doesn't
      writeFileSync(file, text);
      // A pipe or a device cannot be synced, and needs not.
      ignoring('EINVAL', () => fsyncSync(file));
    } catch (error) {
      cutBack(file, size);
      throw error;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Drops a last line that was never finished, as a kill leaves it.
 *
 * @param {string} path
 * @param {Buffer} content what the file holds
 * @returns {{whole: string, cutBytes: number}} its whole lines, and the bytes that were dropped
 * @throws {Error} of the system
 */
export function dropCutLine(path, content) {
  const end = content.lastIndexOf(NEW_LINE) + 1;
  if (end < content.length) truncateSync(path, end);
  return {whole: content.toString('utf8', 0, end), cutBytes: content.length - end};
}

/** @param {number} file @param {number} size */
function cutBack(file, size) {
  try {
    ftruncateSync(file, size);
  } catch {
    // the cut line is dropped when the journal is opened again
  }
}

/** @param {string} code @param {() => void} action */
function ignoring(code, action) {
  try {
    action();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== code) throw error;
  }
}
