import {valueOf} from '../../../../lib/result/read.js';

export const MB_PER_MIB = 1.048576;

/** Margin within which a number given with “about” counts as right. */
export const ABOUT = 0.05;

/** A number of the page on I/O-bound and CPU-bound work. */
export const theory = (runs, at, path) => valueOf(runs('trueasync-theory'), at, path);

/** A number of the page of statistics. */
export const statistics = (runs, at, path) => valueOf(runs('trueasync-statistics'), at, path);

/** Cores that the theory assumes. */
export const theoryCores = (runs) => runs('trueasync-theory').environment.cores;

/** Cores of the machine that the cited measurements ran on. */
export const measuredCores = (runs) => runs('trueasync-statistics').environment.cores;

/** Connections of the load generator in the cited measurements. */
export function connections(runs) {
  return runs('trueasync-statistics').measurements.find(({id}) => id === 'laravel-api').load.vus;
}

/** Service time of the base model, milliseconds. */
export const baseServiceMs = (runs) => theory(runs, 'base', 'cpuMs') + theory(runs, 'base', 'ioMs');

/** Whether a recomputed number differs from a stated one by more than a share of it. */
export const differs = (stated, ours, margin) => Math.abs(ours / stated.value - 1) > margin;

/** Verdict on a number that was rounded on the way. */
export function judgeRounded({stated, ours}) {
  if (stated.value === ours) return 'holds';
  return differs(stated, ours, ABOUT) ? 'wrong' : 'rounding';
}
