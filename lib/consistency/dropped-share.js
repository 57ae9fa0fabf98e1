// @ts-check
/** Dropped share and shortfall that differ by less than this agree. */
export const AGREES_WITHIN = 0.01;
/** Where the source itself rounds its counts, they may be off by this much more. */
const ROUNDED_BY_SOURCE = 0.05;

/**
 * Holds the dropped share of an open load against its shortfall 1 − X/λ. What is neither answered nor dropped was
 * still in flight at the end (at most V requests), or answered in the graceful stop that the rate is divided by.
 *
 * @param {import('./point.js').Point} point
 * @returns {import('./index.js').Finding | undefined} undefined without dropped share, rates or duration
 */
export function checkDroppedShare(point) {
  const {arrivalRatePerS, throughputPerS, droppedShare, durationS} = point;
  if (!arrivalRatePerS || throughputPerS === undefined || droppedShare === undefined)
    return undefined;
  const shortfall = 1 - throughputPerS / arrivalRatePerS;
  const difference = shortfall - droppedShare;
  const allowance = durationS ? allowanceOf(point, arrivalRatePerS, throughputPerS, durationS) : 0;
  const values = {droppedShare, shortfall, difference, allowance};
  if (Math.abs(difference) <= AGREES_WITHIN) return {kind: 'consistent', reason: 'agrees', values};
  const slack = point.approximate ? ROUNDED_BY_SOURCE : AGREES_WITHIN;
  if (difference < -slack) return {kind: 'refused', reason: 'more-dropped-than-missing', values};
  if (difference < 0) return {kind: 'explained', reason: 'rounded-by-source', values};
  if (difference <= allowance) return {kind: 'explained', reason: 'unfinished-at-end', values};
  if (difference <= allowance + slack) {
    return {kind: 'explained', reason: 'rounded-by-source', values};
  }
  return {kind: 'refused', reason: 'unaccounted', values};
}

/**
 * @param {import('./point.js').Point} point
 * @param {number} arrivalRatePerS
 * @param {number} throughputPerS
 * @param {number} durationS
 */
function allowanceOf({cap, gracefulStopS}, arrivalRatePerS, throughputPerS, durationS) {
  const inFlightAtEnd = (cap ?? 0) / (arrivalRatePerS * durationS);
  const answeredLate = ((throughputPerS / arrivalRatePerS) * gracefulStopS) / durationS;
  return inFlightAtEnd + answeredLate;
}
