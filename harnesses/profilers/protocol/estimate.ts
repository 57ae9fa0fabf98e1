import type {Plan} from './plan.ts';

/** Seconds of a run beside settling and window: starting PHP, canaries, attaching, writing, ending. */
const OVERHEAD_S = 0.6;

/**
 * Seconds that a plan takes when nothing has to be repeated.
 *
 * @param cells that this machine can make
 */
export function estimateSeconds({repeats, settleS, measureS}: Plan, cells: number) {
  return repeats * cells * (settleS + measureS + OVERHEAD_S);
}
