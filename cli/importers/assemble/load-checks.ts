import {Refusal} from '../refusal.ts';
import type {Load, Reading} from '../types.ts';
import type {Allowed} from './checks.ts';

/** Rates that differ by less than this part agree: tools round, and a run doesn't end with its last second. */
const RATE_WITHIN = 0.05;
/** Requests beyond that part: those at both ends of a short run. */
const FEW = 3;
/** Time that a tool may run on for the last answers, where neither it nor the metadata says it, in seconds; k6's. */
const LONGEST_TAIL_S = 30;

/**
 * Refuses a number of users that the file contradicts: a closed load has all of them, an open one at most its cap.
 *
 * @throws {Refusal} users-disagree.
 */
export function refuseOtherUsers({users, mixes}: Reading, {model, vus, maxVus}: Partial<Load>) {
  const most = users?.most;
  if (most === undefined || mixes.length > 0) return;
  if (model === 'closed' && typeof vus === 'number' && vus !== most) {
    throw new Refusal('users-disagree', {place: '--vus', value: vus, stated: most});
  }
  if (model === 'open' && typeof maxVus === 'number' && maxVus < most) {
    throw new Refusal('users-disagree', {place: '--max-vus', value: maxVus, stated: most});
  }
}

/**
 * Refuses a duration that the run exceeded by more than its last answers take.
 *
 * @throws {Refusal} run-longer.
 */
export function refuseLonger(
  {ranForS, clockStepS = 0, tailS}: Reading,
  {durationS, gracefulStopS}: Partial<Load>,
) {
  if (typeof durationS !== 'number' || ranForS === undefined) return;
  const stated = typeof gracefulStopS === 'number' ? gracefulStopS : undefined;
  const tail = tailS ?? (stated ?? LONGEST_TAIL_S) + 1;
  if (ranForS <= durationS * (1 + RATE_WITHIN) + tail + clockStepS) return;
  throw new Refusal('run-longer', {place: '--duration', value: durationS, ranForS: short(ranForS)});
}

/**
 * Iterations are dropped by an open load without a free user, or by one of a number of iterations whose time ran out.
 *
 * @returns a note where that was allowed
 * @throws {Refusal} model-disagrees.
 */
export function droppedNote(
  {values: {droppedRequests = 0}}: Reading,
  {model}: Partial<Load>,
  {allowShort}: Allowed,
): string[] {
  if (model !== 'closed' || droppedRequests === 0) return [];
  if (!allowShort) {
    throw new Refusal('model-disagrees', {
      place: '--model',
      value: model,
      dropped: droppedRequests,
    });
  }
  return [`The time ran out before ${droppedRequests} iterations had begun.`];
}

/**
 * Holds the rate that was asked for against what the file says of it, or at least against the requests that it counts.
 *
 * @returns a note where the tool fell behind, and that was allowed
 * @throws {Refusal} rate-exceeded, rate-not-reached.
 */
export function rateNote(reading: Reading, load: Partial<Load>, {allowSlower}: Allowed): string[] {
  const {arrivalRatePerS: ratePerS} = load;
  const counted = countedOf(reading, load);
  if (typeof ratePerS !== 'number' || !counted) return [];
  const {requests, overS, exact} = counted;
  const asked = ratePerS * overS;
  const within = RATE_WITHIN * asked + FEW + (exact ? 0 : Number(load.maxVus ?? 0) || 0);
  const nearest = requests.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0];
  const stated = {place: '--rate', value: ratePerS, stated: short(nearest / overS)};
  if (nearest > asked + within) throw new Refusal('rate-exceeded', stated);
  if (nearest >= asked - within || counted.leastOnly) return [];
  if (!allowSlower) throw new Refusal('rate-not-reached', stated);
  return [
    `The tool sent ${stated.stated} requests per second of the ${ratePerS} that were asked for.`,
  ];
}

/**
 * Requests that were asked for and the time that they were asked for over.
 *
 * @returns `leastOnly`: what there is says only that the rate was no lower
 */
function countedOf(
  {offered, ranForS, values: {completedRequests}}: Reading,
  {durationS}: Partial<Load>,
): {requests: number[]; overS: number; exact: boolean; leastOnly: boolean} | undefined {
  if (offered?.overS) {
    return {requests: offered.requests, overS: offered.overS, exact: true, leastOnly: false};
  }
  const asked = typeof durationS === 'number' ? durationS : undefined;
  if (offered && asked) {
    // an interrupted run made fewer, whatever the rate: shorterNote speaks of it
    const whole = ranForS === undefined || ranForS >= asked;
    return {requests: offered.requests, overS: asked, exact: false, leastOnly: !whole};
  }
  const requests =
    offered?.requests ?? (completedRequests === undefined ? [] : [completedRequests]);
  const overS = ranForS ?? asked;
  return requests.length > 0 && overS
    ? {requests: [Math.min(...requests)], overS, exact: true, leastOnly: true}
    : undefined;
}

const short = (number: number) => Number(number.toPrecision(4));
