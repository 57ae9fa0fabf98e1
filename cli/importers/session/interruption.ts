import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeSignals} from '../../../content/signals.ts';

const folders = new Set<string>();

/**
 * Makes a temporary folder that is deleted when the process is interrupted. Made and remembered in one step: a signal
 * that came between the two would leave it behind.
 */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.add(folder);
  return folder;
}

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
