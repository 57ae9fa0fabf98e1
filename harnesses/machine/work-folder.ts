import {chmodSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const WORK_FOLDER_PREFIX = 'bench-harness-';

/** A temporary folder for sockets, the database and logs; folders of harnesses that were killed are removed. */
export function makeWorkFolder(): string {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${WORK_FOLDER_PREFIX}${process.pid}-`));
  // The database runs under another account when the harness runs as root.
  chmodSync(folder, 0o711);
  return folder;
}

function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${WORK_FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !existsSync(`/proc/${owner}`)) {
      rmSync(join(tmpdir(), name), {recursive: true, force: true});
    }
  }
}

export function removeWorkFolder(folder: string) {
  rmSync(folder, {recursive: true, force: true, maxRetries: 3});
}
