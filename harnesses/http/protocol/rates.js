// @ts-check
import {CEILING_SHARE} from '../load/ceiling.js';
import {fillTimeS} from '../load/fill-time.js';
import {closedUsers, offersRate, overloads, POINTS, SINGLE} from './points.js';

/** A cell may answer a little faster in a block than in its pilot, and its queue then fills later. */
const FILL_MARGIN = 1.25;
/** A cell of a few answers in a second would take minutes to fill its queue; where this cuts it off, the result says so. */
export const LONGEST_WARM_UP_S = 30;
export const TIMEOUT_MS = 10_000;

/**
 * @typedef {object} Rate what a pilot fixed for a cell at a point, for all blocks
 * @property {'rate'} kind
 * @property {string} cell id
 * @property {string} point
 * @property {number} ratePerS
 * @property {boolean} generatorLimited held below the ceiling of the load generator
 * @property {number} capacityPerS what the rate is a multiple of
 * @property {number} throughputPerS what the cell answered in the pilot at this load, or is expected to
 * @property {number} warmUpS
 * @property {boolean} fills whether the warm-up is long enough to fill the queue
 */

/**
 * Rate of a point for a cell of a known capacity, below what the load generator can do.
 * @param {string} point
 * @param {number} capacityPerS
 * @param {number} ceilingPerS
 */
export function rateOf(point, capacityPerS, ceilingPerS) {
  const wanted = POINTS[point] * capacityPerS;
  const limit = ceilingPerS * CEILING_SHARE;
  return {
    ratePerS: Number(Math.min(wanted, limit).toPrecision(3)),
    generatorLimited: wanted > limit,
  };
}

/**
 * Seconds of warm-up: as the plan says, and until the queue is full under overload.
 * @param {{ratePerS: number, throughputPerS: number, maxInFlight: number, warmUpS: number}} load
 */
export function warmUpOf({ratePerS, throughputPerS, maxInFlight, warmUpS}) {
  const fillS = FILL_MARGIN * fillTimeS({maxInFlight, ratePerS, throughputPerS});
  return {
    warmUpS: Math.min(LONGEST_WARM_UP_S, Math.max(warmUpS, fillS)),
    fills: fillS <= LONGEST_WARM_UP_S,
  };
}

/**
 * Load and times of one run of a plan, the same in every block.
 * @param {import('./plan.js').PlannedRun} planned
 * @param {Rate|null} rate null for a closed load
 * @param {{warmUpS: number, measureS: number, maxInFlight: number}} plan
 */
export function orderOf({cell, point}, rate, {warmUpS, measureS, maxInFlight}) {
  const times = {measureS, timeoutMs: TIMEOUT_MS};
  if (!offersRate(point) || rate === null) {
    const vus = point === SINGLE ? 1 : closedUsers(cell, maxInFlight);
    return {load: {model: /** @type {const} */ ('closed'), vus}, times: {warmUpS, ...times}};
  }
  const load = {model: /** @type {const} */ ('open'), ratePerS: rate.ratePerS, maxInFlight};
  return {load, times: {warmUpS: rate.warmUpS, ...times}};
}

/** A run that answered this share of what was offered wasn't saturated: its throughput is a lower bound. */
const KEPT_SHARE = 0.95;

/**
 * Whether a run was to be saturated and wasn't. It is kept all the same, and says so.
 * @param {string} point
 * @param {import('./run-once.js').Outcome} outcome
 */
export function isUnsaturated(point, {status, load, report}) {
  return (
    overloads(point) &&
    status === 'measured' &&
    load.model === 'open' &&
    Number(report?.throughputPerS) >= KEPT_SHARE * load.ratePerS
  );
}
