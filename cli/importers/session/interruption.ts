import {rmSync} from 'node:fs';

const folders = new Set<string>();

/** Temporary folder to be deleted when the process is interrupted. */
export const rememberFolder = (folder: string) => folders.add(folder);

/** A temporary folder that has been deleted. */
export const forgetFolder = (folder: string) => folders.delete(folder);

/** Exit codes of a process that a signal ended, as shells count them. */
const EXIT_CODES = {SIGINT: 130, SIGTERM: 143};

/**
 * Runs something that may be interrupted: temporary folders are deleted before the process ends, and a file that is
 * being put in place is put there whole, because the signal waits for it.
 */
export async function interruptible<T>(work: () => Promise<T>): Promise<T> {
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
