import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Why no disk can be mounted here; empty where it can. */
export const mountProblem = findProblem();

export type Disk = {
  fill: (leftKb?: number) => void;
  makeRoom: () => void;
  makeReadOnly: () => void;
};

/**
 * Puts a folder onto a disk of its own, with all that is in it, for the duration of a callback.
 *
 * @param options size of the disk
 */
export async function onSmallDisk(
  folder: string,
  use: (disk: Disk) => unknown,
  {kb = 64}: {kb?: number} = {},
) {
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

function diskAt(folder): Disk {
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
