import {statfsSync} from 'node:fs';
import {cpus} from 'node:os';
import {HarnessError} from '../machine/harness-error.ts';

/** Output of four processes at the highest rate, several times over. */
const ROOM_BYTES = 64 * 1024 * 1024;

export type Pinning = {targets: string | null; profiler: string | null};

export type Place = {work: string; pinning: Pinning; phpVersion: string};

/** A core for the profiled processes and another for the profiler; with a single core they share it. */
export function choosePinning(cores: number = cpus().length): Pinning {
  return cores < 2
    ? {targets: null, profiler: null}
    : {targets: String(cores - 2), profiler: String(cores - 1)};
}

/** Refuses to begin a run whose output wouldn't fit: a profiler with a full disk loses samples without a word. */
export function requireRoom(
  folder: string,
  ask: (folder: string) => {bavail: number; bsize: number} = statfsSync,
) {
  const {bavail, bsize} = ask(folder);
  const free = bavail * bsize;
  if (free < ROOM_BYTES) {
    throw new HarnessError(
      `folder ${folder}`,
      `the disk is full: ${Math.round(free / 1024 / 1024)} MiB free, ${ROOM_BYTES / 1024 / 1024} needed`,
      'make room, or point TMPDIR elsewhere, then start the same command again: finished runs are kept',
    );
  }
}
