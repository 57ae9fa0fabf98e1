// @ts-check
/** Margin within which a number given with “about” counts as right. */
export const ABOUT = 0.05;

/** The rates that steps 2 and 3 of the page on I/O-bound work print for workers and for coroutines. */
export const WORKERS_RATE = 'trueasync-theory#fpm-step.throughputPerS';
export const COROUTINES_RATE = 'trueasync-theory#coroutine-step.throughputPerS';

/** @import {JudgedNumber} from '../../types.js' */

/**
 * Whether a recomputed number differs from a stated one by more than a share of it.
 *
 * @param {{value: number}} stated
 * @param {number} ours
 * @param {number} margin
 */
export const differs = (stated, ours, margin) => Math.abs(ours / stated.value - 1) > margin;

/**
 * Verdict on a number that was rounded on the way.
 *
 * @param {JudgedNumber} given
 */
export function judgeRounded({stated, ours}) {
  if (stated.value === ours) return 'holds';
  return differs(stated, ours, ABOUT) ? 'wrong' : 'rounding';
}
