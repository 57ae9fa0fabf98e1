// @ts-check
/** Margin within which a number given with “about” counts as right. */
export const ABOUT = 0.05;

/** Whether a recomputed number differs from a stated one by more than a share of it. */
export const differs = (stated, ours, margin) => Math.abs(ours / stated.value - 1) > margin;

/** Verdict on a number that was rounded on the way. */
export function judgeRounded({stated, ours}) {
  if (stated.value === ours) return 'holds';
  return differs(stated, ours, ABOUT) ? 'wrong' : 'rounding';
}
