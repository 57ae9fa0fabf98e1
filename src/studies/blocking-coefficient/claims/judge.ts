import type {JudgedNumber} from '../../types.ts';

/** Margin within which a number given with “about” counts as right. */
export const ABOUT = 0.05;

/** The rates that steps 2 and 3 of the page on I/O-bound work print for workers and for coroutines. */
export const WORKERS_RATE = 'trueasync-theory#fpm-step.throughputPerS';
export const COROUTINES_RATE = 'trueasync-theory#coroutine-step.throughputPerS';

/** Whether a recomputed number differs from a stated one by more than a share of it. */
export const differs = (stated: {value: number}, ours: number, margin: number) =>
  Math.abs(ours / stated.value - 1) > margin;

/** Verdict on a number that was rounded on the way. */
export function judgeRounded({stated, ours}: JudgedNumber) {
  if (stated.value === ours) return 'holds';
  return differs(stated, ours, ABOUT) ? 'wrong' : 'rounding';
}
