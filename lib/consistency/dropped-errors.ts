import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/** Dropped share from which an error ratio near zero hides more than it says. */
const MANY_DROPPED = 0.05;

/**
 * Holds dropped iterations against errors: what was never sent is in no error ratio, so a ratio of 0 beside many
 * drops says nothing of the requests that got no answer.
 *
 * @returns undefined without both
 */
export function checkDroppedErrors({droppedShare, errorRatio}: Point): Finding | undefined {
  if (droppedShare === undefined || errorRatio === undefined) return undefined;
  const values = {droppedShare, errorRatio, unansweredShare: unanswered(droppedShare, errorRatio)};
  if (droppedShare <= MANY_DROPPED || errorRatio >= droppedShare) {
    return {kind: 'consistent', reason: 'few-dropped', values};
  }
  return {kind: 'explained', reason: 'errors-miss-dropped', values};
}

/** @param errorRatio of what was sent */
function unanswered(droppedShare: number, errorRatio: number) {
  return droppedShare + (1 - droppedShare) * errorRatio;
}
