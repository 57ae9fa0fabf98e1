import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Why no disk can be mounted here; empty where it can. */
export const mountProblem = findProblem();

/**
 * Puts a folder onto a disk of its own, with all that is in it, for the duration of a callback.
 *
 * @param {string} folder
 * @param {(disk: Disk) => unknown} use
 * @param {{kb?: number}} [options] size of the disk
 *
 * @typedef {{fill: (leftKb?: number) => void, makeRoom: () => void, makeReadOnly: () => void}} Disk
 */
export async function onSmallDisk(folder, use, {kb = 64} = {}) {
  mkdirSync(folder, {recursive: true});
  const aside = mkdtempSync(join(tmpdir(), 'aside-'));
  cpSync(folder, aside, {recursive: true});
  run('mount', '-t', 'tmpfs', '-o', `size=${kb}k`, 'tmpfs', folder);
  try {
    cpSync(aside, folder, {recursive: true});
    return await use(diskAt(folder));
  } finally {
    run('umount', '--lazy', folder);
    rmSync(aside, {recursive: true});
  }
}

/** @returns {Disk} */
function diskAt(folder) {
  const filler = join(folder, 'filler.log');
  return {
    fill(leftKb = 0) {
      const {bavail, bsize} = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftKb * 1024), 'x'));
    },
    makeRoom: () => rmSync(filler),
    makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
  };
}

function findProblem() {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const {status, stderr, error} = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status === 0) run('umount', folder);
  rmSync(folder, {recursive: true});
  return status === 0 ? '' : `no disk can be mounted: ${error?.message ?? stderr.trim()}`;
}

function run(command, ...argv) {
  const {status, stderr, error} = spawnSync(command, argv, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} ${argv.join(' ')}: ${error?.message ?? stderr}`);
}
