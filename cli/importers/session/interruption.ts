import {rmSync} from 'node:fs';
import {beforeSignals} from '../../../content/signals.ts';

const folders = new Set<string>();

/** Temporary folder to be deleted when the process is interrupted. */
export const rememberFolder = (folder: string) => folders.add(folder);

/** A temporary folder that has been deleted. */
export const forgetFolder = (folder: string) => folders.delete(folder);

/**
 * Runs something that may be interrupted: temporary folders are deleted before the process ends, and a file that is
 * being put in place is put there whole, because the signal waits for it.
 */
export async function interruptible<T>(work: () => Promise<T>): Promise<T> {
  const leaveSignals = beforeSignals(() => {
    for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  });
  return work().finally(leaveSignals);
}
