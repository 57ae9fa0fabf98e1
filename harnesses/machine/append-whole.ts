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
 * @throws {Error} of the system
 */
export function appendWhole(path: string, text: string) {
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
 * @param content what the file holds
 * @returns its whole lines, and the bytes that were dropped
 * @throws {Error} of the system
 */
export function dropCutLine(path: string, content: Buffer): {whole: string; cutBytes: number} {
  const end = content.lastIndexOf(NEW_LINE) + 1;
  if (end < content.length) truncateSync(path, end);
  return {whole: content.toString('utf8', 0, end), cutBytes: content.length - end};
}

function cutBack(file: number, size: number) {
  try {
    ftruncateSync(file, size);
  } catch {
    // the cut line is dropped when the journal is opened again
  }
}

function ignoring(code: string, action: () => void) {
  try {
    action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
