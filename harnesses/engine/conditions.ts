import {createHash} from 'node:crypto';
import {cpus} from 'node:os';
import {FOREIGN_LIMIT} from '../machine/gates.ts';
import type {MeasuredOutcome} from './types.ts';

const BLOCK = Buffer.alloc(64 * 1024, 7);
const ROUNDS = 300;
const TIMES = 5;
/** Runs beside a canary slower than this multiple of the quickest one are made again. */
export const CANARY_LIMIT = 1.3;

/** Milliseconds (wall) that a fixed piece of work takes now, median of five: slow means that the host is busy. */
export function measureCanary() {
  const times = Array.from({length: TIMES}, () => {
    const start = performance.now();
    const hash = createHash('sha256');
    for (let round = 0; round < ROUNDS; round += 1) {
      hash.update(BLOCK);
    }
    hash.digest();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)];
}

/** Why the conditions of a run, never its result, ask for making it again; null when they were fine. */
export function noiseOf(
  {canaryMs, foreignShare}: Pick<MeasuredOutcome, 'canaryMs' | 'foreignShare'>,
  quietMs: number,
): string | null {
  const slowest = Math.max(canaryMs.before, canaryMs.after);
  if (slowest > CANARY_LIMIT * quietMs) {
    return `canary ${slowest.toFixed(1)} ms, more than ${CANARY_LIMIT} times the quiet ${quietMs.toFixed(1)} ms`;
  }
  if (foreignShare > FOREIGN_LIMIT) {
    return `${Math.round(foreignShare * 100)} % of the CPU time went to other programs, more than ${FOREIGN_LIMIT * 100} %`;
  }
  return null;
}

/**
 * Shares of the machine's CPU time that other programs used, and that the host gave to other machines.
 *
 * @param machine what all have used in the time
 * @param ownMs what of it is the run's and the harness's own
 */
export function sharesOfOthers(
  machine: {busyMs: number; stealMs: number},
  {ownMs, wallMs}: {ownMs: number; wallMs: number},
) {
  const availableMs = wallMs * cpus().length;
  return {
    foreignShare: Math.max(0, (machine.busyMs - ownMs) / availableMs),
    stealShare: machine.stealMs / availableMs,
  };
}

/** Both clocks now: durations come from the monotonic one alone. */
export function readClocks() {
  return {clock: performance.now(), date: Date.now()};
}

/** Seconds by which the wall clock moved against the monotonic one since `started`; 0 for less than a second. */
export function clockJumpS({clock, date}: {clock: number; date: number}, now = readClocks()) {
  const jump = (now.date - date - (now.clock - clock)) / 1000;
  return Math.abs(jump) > 1 ? Math.round(jump) : 0;
}
