import {CEILING_SHARE} from '../load/ceiling.ts';
import {fillTimeS} from '../load/fill-time.ts';
import {closedUsers, offersRate, overloads, POINTS, SINGLE} from './points.ts';
import type {PlannedRun} from './plan.ts';
import type {Outcome} from './run-once.ts';

/** A cell may answer a little faster in a block than in its pilot, and its queue then fills later. */
const FILL_MARGIN = 1.25;
/** A cell of a few answers in a second would take minutes to fill its queue; where this cuts it off, the result says so. */
export const LONGEST_WARM_UP_S = 30;
export const TIMEOUT_MS = 10_000;

/** what a pilot fixed for a cell at a point, for all blocks */
export interface Rate {
  kind: 'rate';
  /** id */
  cell: string;
  point: string;
  ratePerS: number;
  /** held below the ceiling of the load generator */
  generatorLimited: boolean;
  /** what the rate is a multiple of */
  capacityPerS: number;
  /** what the cell answered in the pilot at this load, or is expected to */
  throughputPerS: number;
  warmUpS: number;
  /** whether the warm-up is long enough to fill the queue */
  fills: boolean;
}

/** Rate of a point for a cell of a known capacity, below what the load generator can do. */
export function rateOf(point: string, capacityPerS: number, ceilingPerS: number) {
  const wanted = POINTS[point] * capacityPerS;
  const limit = ceilingPerS * CEILING_SHARE;
  return {
    ratePerS: Number(Math.min(wanted, limit).toPrecision(3)),
    generatorLimited: wanted > limit,
  };
}

/** Seconds of warm-up: as the plan says, and until the queue is full under overload. */
export function warmUpOf({
  ratePerS,
  throughputPerS,
  maxInFlight,
  warmUpS,
}: {
  ratePerS: number;
  throughputPerS: number;
  maxInFlight: number;
  warmUpS: number;
}) {
  const fillS = FILL_MARGIN * fillTimeS({maxInFlight, ratePerS, throughputPerS});
  return {
    warmUpS: Math.min(LONGEST_WARM_UP_S, Math.max(warmUpS, fillS)),
    fills: fillS <= LONGEST_WARM_UP_S,
  };
}

/**
 * Load and times of one run of a plan, the same in every block.
 *
 * @param rate null for a closed load
 */
export function orderOf(
  {cell, point}: PlannedRun,
  rate: Rate | null,
  {warmUpS, measureS, maxInFlight}: {warmUpS: number; measureS: number; maxInFlight: number},
) {
  const times = {measureS, timeoutMs: TIMEOUT_MS};
  if (!offersRate(point) || rate === null) {
    const vus = point === SINGLE ? 1 : closedUsers(cell, maxInFlight);
    return {load: {model: 'closed' as const, vus}, times: {warmUpS, ...times}};
  }
  const load = {model: 'open' as const, ratePerS: rate.ratePerS, maxInFlight};
  return {load, times: {warmUpS: rate.warmUpS, ...times}};
}

/** A run that answered this share of what was offered wasn't saturated: its throughput is a lower bound. */
const KEPT_SHARE = 0.95;

/** Whether a run was to be saturated and wasn't. It is kept all the same, and says so. */
export function isUnsaturated(point: string, {status, load, report}: Outcome) {
  return (
    overloads(point) &&
    status === 'measured' &&
    load.model === 'open' &&
    Number(report?.throughputPerS) >= KEPT_SHARE * load.ratePerS
  );
}
