// @ts-check
import {rmSync} from 'node:fs';

const folders = new Set();

/** Temporary folder to be deleted when the process is interrupted. @param {string} folder */
export const rememberFolder = (folder) => folders.add(folder);

/** A temporary folder that has been deleted. @param {string} folder */
export const forgetFolder = (folder) => folders.delete(folder);

/** Exit codes of a process that a signal ended, as shells count them. */
const EXIT_CODES = {SIGINT: 130, SIGTERM: 143};

/**
 * Runs something that may be interrupted: temporary folders are deleted before the process ends, and a file that is
 * being put in place is put there whole, because the signal waits for it.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function interruptible(work) {
  const handlers = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const handle = () => {
      for (const folder of folders) rmSync(folder, {recursive: true, force: true});
      process.exit(code);
    };
    process.on(signal, handle);
    return () => process.off(signal, handle);
  });
  try {
    return await work();
  } finally {
    for (const remove of handlers) remove();
  }
}
