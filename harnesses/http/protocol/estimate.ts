import {cpus} from 'node:os';
import {slotsOf} from './cell.ts';
import {openPointsOf} from './pilot.ts';
import {offersRate, overloads} from './points.ts';
import {rateOf, TIMEOUT_MS, warmUpOf} from './rates.ts';
import type {Cell} from './cell.ts';
import type {Plan, PlannedRun} from './plan.ts';
import type {Rate} from './rates.ts';

/** Seconds of a run beside warm-up, window and draining: seeding, starting, checking, canaries, stopping. */
const OVERHEAD_S = 1.7;
/** Creating the database and measuring the generator's ceiling. */
const START_S = 25;
/** Warm-up and window of a closed pilot, and of an open one, most of which need no second try. */
const PILOT_S = {closed: 3, open: 4.5};
const QUERIES: Record<string, number> = {
  hello: 0,
  autoload: 0,
  'one-query': 1,
  bench: 10,
  'twenty-queries': 20,
};
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
  return `${cell.id}|${point}`;
}

function secondsOfRun(
  {warmUpS, measureS, maxInFlight}: Plan,
  {cell, point}: PlannedRun,
  rate: Rate | undefined,
) {
  if (!offersRate(point)) {
    return warmUpS + measureS + OVERHEAD_S;
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
  let seconds = 0;
  for (const [cell, points] of openPointsOf(runs)) {
    if (!known.has(`${cell.id}|${points[0]}`)) {
      seconds += PILOT_S.closed + OVERHEAD_S;
      seconds += points.some(overloads) ? PILOT_S.open + OVERHEAD_S : 0;
    }
  }
  return seconds;
}

function usualCapacityPerS(cell: Cell) {
  const queries = QUERIES[cell.workload];
  const phpMs =
    COST_MS.request +
    (cell.application === 'kept' ? 0 : COST_MS.boot) +
    (cell.connection === 'kept' || queries === 0 ? 0 : COST_MS.connection);
  const waitMs = queries * (cell.ioWaitMs + COST_MS.query);
  const bySlots = (1000 * slotsOf(cell)) / (phpMs + waitMs);
  const byCores = (1000 * cpus().length) / (phpMs + (queries === 0 ? 0 : COST_MS.database));
  return Math.min(bySlots, byCores);
}
