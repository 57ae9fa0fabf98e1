import {chmodSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const PREFIX = 'bc-tests-';

/**
 * Gives all tests, and the processes that they start, one temporary folder, and removes it when they are over. Those of
 * tests that were killed go too.
 */
export default function useOneTemporaryFolder() {
  removeAbandoned();
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // databases and servers of the harnesses run under other accounts
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // What one process has compiled, the next ones read.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  };
}

function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner)))
      rmSync(join(tmpdir(), name), {recursive: true, force: true});
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
