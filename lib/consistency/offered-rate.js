// @ts-check
import {valueIfAny} from '../result/read.js';

/** Part of the offered rate from which a server keeps up with it. */
export const KEEPS_UP_FROM = 0.95;
/** More than this part of the offered rate can't have been answered. */
const ABOVE_OFFERED = 1.05;

/**
 * Holds the achieved rate of an open load against the offered one.
 *
 * @param {import('./point.js').Point} point
 * @returns {import('./index.js').Finding | undefined} undefined for a closed load or an unknown rate
 */
export function checkOfferedRate(point) {
  const {arrivalRatePerS, throughputPerS, measurement} = point;
  if (!arrivalRatePerS || throughputPerS === undefined) return undefined;
  const sentRatePerS = valueIfAny(measurement, 'sentRatePerS');
  const share = throughputPerS / arrivalRatePerS;
  const values = {arrivalRatePerS, throughputPerS, share};
  if (share > ABOVE_OFFERED) return {kind: 'refused', reason: 'more-than-offered', values};
  if (keepsUp(point)) return {kind: 'consistent', reason: 'keeps-up', values};
  if (isGeneratorLate(point, sentRatePerS)) {
    return {kind: 'explained', reason: 'generator-fell-behind', values: {...values, sentRatePerS}};
  }
  return {kind: 'explained', reason: 'below-offered', values};
}

/**
 * Tells whether the server answered what was offered. Tools divide by the whole time, graceful stop included.
 *
 * @param {import('./point.js').Point} point
 * @returns {boolean}
 */
export function keepsUp({arrivalRatePerS, throughputPerS, durationS, gracefulStopS}) {
  if (!arrivalRatePerS || throughputPerS === undefined) return false;
  const loaded = durationS ? durationS / (durationS + gracefulStopS) : 1;
  return throughputPerS >= KEEPS_UP_FROM * arrivalRatePerS * loaded;
}

/**
 * @param {import('./point.js').Point} point
 * @param {number | undefined} sentRatePerS
 */
function isGeneratorLate({arrivalRatePerS, droppedShare}, sentRatePerS) {
  if (sentRatePerS === undefined || !arrivalRatePerS) return false;
  return sentRatePerS / arrivalRatePerS < KEEPS_UP_FROM - (droppedShare ?? 0);
}
