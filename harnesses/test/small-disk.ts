import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Why no disk can be mounted here; empty where it can. */
export const mountProblem = findProblem();

/** Puts an empty folder onto a disk of 64 KiB of its own for the duration of a callback. */
export function onSmallDisk(folder: string, use: (disk: ReturnType<typeof diskAt>) => void) {
  mkdirSync(folder, {recursive: true});
  run('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder);
  try {
    use(diskAt(folder));
  } finally {
    run('umount', '--lazy', folder);
  }
}

function diskAt(folder: string) {
  const filler = join(folder, 'filler.log');
  return {
    fill(leftKb: number) {
      const {bavail, bsize} = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftKb * 1024), 'x'));
    },
    makeRoom: () => rmSync(filler),
    makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
  };
}

function findProblem() {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    run('mount', '-t', 'tmpfs', 'tmpfs', folder);
    run('umount', folder);
    return '';
  } catch (error) {
    return `no disk can be mounted: ${(error as Error).message}`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function run(command: string, ...argv: string[]) {
  const {status, stderr, error} = spawnSync(command, argv, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} ${argv.join(' ')}: ${error?.message ?? stderr}`);
}
