import {cpus} from 'node:os';
import {CEILING_SHARE} from '../load/ceiling.ts';
import {
  closedUsers,
  OBJECTIVE,
  offersRate,
  overloads,
  pilotedId,
  POINTS,
  SINGLE,
  slotsOf,
} from './cell.ts';
import {WORKLOADS} from './workloads.ts';
import type {Cell} from './cell.ts';
import type {Limits, Plan, PlannedRun} from './plan.ts';
import type {Objective} from './objective.ts';
import type {Outcome} from './run-once.ts';

/** A cell may answer a little faster in a block than in its pilot, and its queue then fills later. */
const FILL_MARGIN = 1.25;
/** A cell of a few answers in a second would take minutes to fill its queue; where this cuts it off, the result says so. */
const LONGEST_WARM_UP_S = 30;
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
  /** what a search found this rate for, whether it met it, and in how many steps */
  objective?: Objective & {isMet: boolean; steps: number};
  /** id of the cell that has this capacity, where the rate is one for all peers */
  slowest?: string;
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

/** V, λ and X of an open load: the cap on requests in flight, what is offered and what is answered in a second */
interface Queue {
  maxInFlight: number;
  ratePerS: number;
  throughputPerS: number;
}

/** Seconds of warm-up: as the plan says, and until the queue is full under overload. */
export function warmUpOf({warmUpS, ...queue}: Queue & {warmUpS: number}) {
  const fillS = FILL_MARGIN * fillTimeS(queue);
  return {
    warmUpS: Math.min(LONGEST_WARM_UP_S, Math.max(warmUpS, fillS)),
    fills: fillS <= LONGEST_WARM_UP_S,
  };
}

/**
 * Load and times of one run of a plan, the same in every block but for the seed of its arrivals.
 *
 * @param rate null for a closed load
 * @param seed of Poisson arrivals
 */
export function orderOf(
  {cell, point, warmUpS}: PlannedRun,
  rate: Rate | null,
  limits: Limits,
  seed: number,
) {
  const {measureS, maxInFlight, arrivals} = limits;
  const times = {measureS, timeoutMs: TIMEOUT_MS};
  if (!offersRate(point) || rate === null) {
    const vus = point === SINGLE ? 1 : closedUsers(cell, maxInFlight);
    return {
      load: {model: 'closed' as const, vus},
      times: {warmUpS: warmUpS ?? limits.warmUpS, ...times},
    };
  }
  const load = {
    ...{model: 'open' as const, ratePerS: rate.ratePerS, maxInFlight},
    ...(arrivals === 'poisson' ? {poissonSeed: seed} : {}),
  };
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

/**
 * Seconds until an open load above saturation has as many requests in flight as it may have: t = V / (λ − X), from the
 * balance of what arrives and what is answered. Before that the latency still grows; from then on it stays at V / X.
 *
 * @returns 0 where nothing is answered late, since λ ≤ X never fills a queue
 */
export function fillTimeS({maxInFlight, ratePerS, throughputPerS}: Queue): number {
  return ratePerS > throughputPerS ? maxInFlight / (ratePerS - throughputPerS) : 0;
}

/** @returns points that need a rate, by cell; a copy needs none of its own */
export function openPointsOf(runs: PlannedRun[]): Map<Cell, string[]> {
  const open = runs.filter(({point, cell}) => offersRate(point) && cell.copy === undefined);
  const cells = new Map(open.map(({cell}) => [cell.id, cell]));
  const pointsOf = (id: string) => open.filter(({cell}) => cell.id === id).map(({point}) => point);
  return new Map([...cells.values()].map((cell) => [cell, pointsOf(cell.id)]));
}

/** Seconds of a run beside warm-up, window and draining: seeding, starting, checking, canaries, stopping. */
const OVERHEAD_S = 1.7;
/** Creating the database and measuring the generator's ceiling. */
const START_S = 25;
/** Warm-up and window of a closed pilot, and of an open one, most of which need no second try. */
const PILOT_S = {closed: 3, open: 4.5, search: 90};
/** What a request may cost, in ms: good enough to say how long a queue takes to fill before any pilot has been made. */
const COST_MS = {query: 0.4, request: 2, boot: 2, connection: 8, database: 3};

/**
 * Seconds that a plan takes when nothing has to be repeated: from the rates that its pilots fixed, before that from what
 * such cells usually do.
 *
 * @param runs runs of one block that this machine can make
 * @param rates of the journal
 */
export function estimateSeconds(plan: Plan, runs: PlannedRun[], rates: Rate[] = []) {
  const known = new Map(rates.map((rate) => [`${rate.cell}|${rate.point}`, rate]));
  const seconds = runs.map((run) => secondsOfRun(plan, run, known.get(keyOf(run))));
  const perBlock = seconds.reduce((sum, each) => sum + each, 0);
  return START_S + secondsOfPilots(runs, known) + plan.repeats * perBlock;
}

function keyOf({cell, point}: PlannedRun) {
  return `${pilotedId(cell)}|${point}`;
}

function secondsOfRun(
  {warmUpS, measureS, maxInFlight}: Plan,
  {cell, point, warmUpS: ofGroup}: PlannedRun,
  rate: Rate | undefined,
) {
  if (!offersRate(point)) {
    return (ofGroup ?? warmUpS) + measureS + OVERHEAD_S;
  }
  const capacityPerS = rate?.throughputPerS ?? usualCapacityPerS(cell);
  const offered = rate ?? rateOf(point, capacityPerS, Infinity);
  const throughputPerS = Math.min(capacityPerS, offered.ratePerS);
  const warmUp =
    rate ?? warmUpOf({warmUpS, maxInFlight, ratePerS: offered.ratePerS, throughputPerS});
  const drainS = overloads(point) ? Math.min(maxInFlight / capacityPerS, TIMEOUT_MS / 1000) : 0;
  return warmUp.warmUpS + measureS + drainS + OVERHEAD_S;
}

function secondsOfPilots(runs: PlannedRun[], known: Map<string, Rate>) {
  return [...openPointsOf(runs)]
    .filter(([cell, points]) => !known.has(`${cell.id}|${points[0]}`))
    .flatMap(([, points]) => [
      PILOT_S.closed,
      ...(points.some(overloads) ? [PILOT_S.open] : []),
      ...(points.includes(OBJECTIVE) ? [PILOT_S.search] : []),
    ])
    .reduce((sum, pilotS) => sum + pilotS + OVERHEAD_S, 0);
}

function usualCapacityPerS(cell: Cell) {
  const queries = WORKLOADS[cell.workload].queriesPerRequest;
  const phpMs =
    COST_MS.request +
    (cell.application === 'kept' ? 0 : COST_MS.boot) +
    (cell.connection === 'kept' || queries === 0 ? 0 : COST_MS.connection);
  const waitMs = queries * (cell.ioWaitMs + COST_MS.query);
  const bySlots = (1000 * slotsOf(cell)) / (phpMs + waitMs);
  const byCores = (1000 * cpus().length) / (phpMs + (queries === 0 ? 0 : COST_MS.database));
  return Math.min(bySlots, byCores);
}
