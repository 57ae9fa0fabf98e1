import {valueIfAny} from '../result/read.ts';
import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/** Part of the offered rate from which a server keeps up with it. */
export const KEEPS_UP_FROM = 0.95;
/** More than this part of the offered rate can't have been answered. */
const ABOVE_OFFERED = 1.05;

/**
 * Holds the achieved rate of an open load against the offered one.
 *
 * @returns undefined for a closed load or an unknown rate
 */
export function checkOfferedRate(point: Point): Finding | undefined {
  const {arrivalRatePerS, throughputPerS, measurement} = point;
  if (!arrivalRatePerS || throughputPerS === undefined) return undefined;
  const sentRatePerS = valueIfAny(measurement, 'sentRatePerS');
  const share = throughputPerS / arrivalRatePerS;
  const values = {arrivalRatePerS, throughputPerS, share};
  if (share > ABOVE_OFFERED + point.arrivalChance)
    return {kind: 'refused', reason: 'more-than-offered', values};
  if (keepsUp(point)) return {kind: 'consistent', reason: 'keeps-up', values};
  if (isGeneratorLate(point, sentRatePerS)) {
    return {kind: 'explained', reason: 'generator-fell-behind', values: {...values, sentRatePerS}};
  }
  return {kind: 'explained', reason: 'below-offered', values};
}

/** Tells whether the server answered what was offered. Tools divide by the whole time, graceful stop included. */
export function keepsUp({
  arrivalRatePerS,
  throughputPerS,
  durationS,
  gracefulStopS,
  arrivalChance,
}: Point): boolean {
  if (!arrivalRatePerS || throughputPerS === undefined) return false;
  const loaded = durationS ? durationS / (durationS + gracefulStopS) : 1;
  return throughputPerS >= (KEEPS_UP_FROM - arrivalChance) * arrivalRatePerS * loaded;
}

function isGeneratorLate(
  {arrivalRatePerS, droppedShare, arrivalChance}: Point,
  sentRatePerS: number | undefined,
) {
  if (sentRatePerS === undefined || !arrivalRatePerS) return false;
  return sentRatePerS / arrivalRatePerS < KEEPS_UP_FROM - arrivalChance - (droppedShare ?? 0);
}
