import {noiseOf} from '../../engine/conditions.ts';
import {orderOfBlock} from '../../engine/plan.ts';
import {logEndOf} from '../../engine/journal.ts';
import {CEILING_SHARE} from '../load/ceiling.ts';
import {
  arePeers,
  closedUsers,
  isOfEqualRate,
  OBJECTIVE,
  overloads,
  pilotedId,
  POINTS,
  slotsOf,
} from './cell.ts';
import {meets, searchRate} from './objective.ts';
import {openPointsOf, rateOf, TIMEOUT_MS, warmUpOf} from './rates.ts';
import type {Journal} from '../../engine/journal.ts';
import type {Session} from '../../engine/session.ts';
import type {Line} from '../../engine/types.ts';
import type {Load, Report} from '../load/own-generator.ts';
import type {Cell} from './cell.ts';
import type {PlanEntry} from './entries.ts';
import type {Place} from './place.ts';
import type {Plan, PlannedRun} from './plan.ts';
import type {Rate} from './rates.ts';
import type {runOnce} from './run-once.ts';

const CLOSED_TIMES = {warmUpS: 1, measureS: 2};
const OPEN_TIMES = {warmUpS: 1, measureS: 2.5};
/** The 99th percentile of a short run is one of a few requests. */
const SEARCH_TIMES = {warmUpS: 2, measureS: 10};
/** A pilot that answers less than this share of its rate leaves room for better blocks: they will be saturated too. */
const SATURATED_SHARE = 0.85;
const RAISE = 1.5;
const MOST_RAISES = 5;
const CHANCES = 2;
/** Rate of a cell whose pilots fail: its blocks will show why. */
const CAPACITY_OF_FAILED_CELL_PER_S = 10;

type PilotSession = Session<Plan, Place, PlanEntry> & {
  ceilingPerS: number;
  runOnce: typeof runOnce;
};

/**
 * Fixes the rate of every open run before the first block, once: a short closed run shows what a cell can do, then the
 * saturating rate is tried and raised until it saturates. What all peers are offered alike is fixed when each of them has
 * had its closed run. Pilots are in the journal and count for nothing else.
 */
export async function fixRates(session: PilotSession, runs: PlannedRun[]) {
  const points = openPointsOf(runs);
  const isKnown = (cell: Cell) => (point: string) => fixedRate(session.journal, {cell, point});
  const unknown = [...points].filter(([cell, of]) => !of.every(isKnown(cell)));
  for (const [done, [cell, of]] of orderOfBlock(unknown, session.seed, 0).entries()) {
    session.tell(`Pilot ${done + 1} of ${unknown.length}: ${cell.id}`);
    await fixRatesOf(
      session,
      cell,
      of.filter((point) => !isOfEqualRate(point)),
    );
  }
  for (const [cell, of] of unknown) {
    for (const point of of.filter(isOfEqualRate)) {
      const peers = [...points.keys()].filter(
        (other) => arePeers(cell, other) && points.get(other)?.includes(point),
      );
      session.journal.append({...equalRate(session, peers, point), cell: cell.id});
    }
  }
}

/** The rate that a pilot has fixed; null for a run that needs none. */
export function fixedRate(
  journal: Journal<PlanEntry>,
  {cell, point}: Pick<PlannedRun, 'cell' | 'point'>,
): Rate | null {
  const entries = journal.ofKind('rate');
  return entries.find((entry) => entry.cell === pilotedId(cell) && entry.point === point) ?? null;
}

async function fixRatesOf(session: PilotSession, cell: Cell, points: string[]) {
  const first = await capacityByClosedPilot(session, cell);
  const top = points.find(overloads);
  const found =
    top === undefined || first === 0
      ? {capacityPerS: first || CAPACITY_OF_FAILED_CELL_PER_S, answeredPerS: null}
      : await capacityByOpenPilot(session, cell, top, first);
  for (const point of points.filter(
    (each) => fixedRate(session.journal, {cell, point: each}) === null,
  )) {
    const entry = rateEntry(session, cell, point, found);
    const searched = point === OBJECTIVE ? await rateByObjective(session, cell, first) : {};
    session.journal.append({...entry, ...searched});
  }
}

/** Searches for the highest rate that meets the plan's objective; a pilot that fails has missed it. */
async function rateByObjective(session: PilotSession, cell: Cell, capacityPerS: number) {
  const {plan, seed, ceilingPerS} = session;
  const objective = plan.objective ?? {p99Ms: 0};
  const mostPerS = ceilingPerS * CEILING_SHARE;
  const isMetAt = async (ratePerS: number) => {
    const {maxInFlight, arrivals} = plan;
    const bunches = arrivals === 'poisson' ? {poissonSeed: seed} : {};
    const load = {model: 'open' as const, ratePerS, maxInFlight, ...bunches};
    const report = await pilot(session, cell, load, SEARCH_TIMES);
    return report !== null && meets(report, objective);
  };
  const startPerS = POINTS[OBJECTIVE] * (capacityPerS || CAPACITY_OF_FAILED_CELL_PER_S);
  const {ratePerS, isMet, steps} = await searchRate(isMetAt, {startPerS, mostPerS});
  return {
    ...{
      ratePerS,
      throughputPerS: ratePerS,
      generatorLimited: isMet && ratePerS >= mostPerS * 0.995,
    },
    objective: {...objective, isMet, steps},
  };
}

/** The rate of a point for all peers: the one that some of them has already, else a share of what the slowest can do. */
function equalRate(session: PilotSession, peers: Cell[], point: string): Line {
  const known = peers.map((cell) => fixedRate(session.journal, {cell, point})).find(Boolean);
  if (known) {
    return {...known};
  }
  const capacityOf = (cell: Cell) => closedCapacity(session.journal, cell) ?? Infinity;
  const [slowest] = peers.toSorted((a, b) => capacityOf(a) - capacityOf(b));
  const capacityPerS = closedCapacity(session.journal, slowest) ?? CAPACITY_OF_FAILED_CELL_PER_S;
  const found = {capacityPerS, answeredPerS: null};
  return {...rateEntry(session, slowest, point, found), slowest: slowest.id};
}

/** What a cell answered in its closed pilot; undefined while it has none that succeeded. */
function closedCapacity(journal: Journal<PlanEntry>, {id}: Cell) {
  return journal
    .ofKind('pilot')
    .findLast(
      ({cell, load, throughputPerS}) =>
        cell === id && load.model === 'closed' && throughputPerS > 0,
    )?.throughputPerS;
}

function rateEntry(
  {plan, ceilingPerS}: PilotSession,
  cell: Cell,
  point: string,
  {capacityPerS, answeredPerS}: {capacityPerS: number; answeredPerS: number | null},
) {
  const {ratePerS, generatorLimited} = rateOf(point, capacityPerS, ceilingPerS);
  const throughputPerS = overloads(point) ? (answeredPerS ?? capacityPerS) : ratePerS;
  const warmUp = warmUpOf({...plan, ratePerS, throughputPerS});
  return {
    ...{kind: 'rate', cell: cell.id, point, ratePerS, generatorLimited},
    ...{capacityPerS, throughputPerS, ...warmUp},
  };
}

/**
 * A closed load with twice as many users as slots keeps every slot busy. A pilot that succeeded in a session that was
 * broken off isn't made again.
 *
 * @returns 0 when it fails
 */
async function capacityByClosedPilot(session: PilotSession, cell: Cell): Promise<number> {
  const known = closedCapacity(session.journal, cell);
  if (known !== undefined) {
    return known;
  }
  const vus = closedUsers(cell, session.plan.maxInFlight);
  const load = {model: 'closed' as const, vus};
  for (let attempt = 1; attempt <= CHANCES; attempt += 1) {
    const answeredPerS = answeredIn(await pilot(session, cell, load, CLOSED_TIMES));
    if (answeredPerS > 0) {
      return answeredPerS;
    }
  }
  return 0;
}

/** Raises the rate until the cell clearly doesn't keep up with it, or the load generator could do no more. */
async function capacityByOpenPilot(
  session: PilotSession,
  cell: Cell,
  point: string,
  firstPerS: number,
) {
  const {plan, ceilingPerS} = session;
  let capacityPerS = firstPerS;
  let answeredPerS = firstPerS;
  for (let raise = 0; raise <= MOST_RAISES; raise += 1) {
    const {ratePerS, generatorLimited} = rateOf(point, capacityPerS, ceilingPerS);
    // Throughput needs busy slots only, not a full queue.
    const queue = {maxInFlight: slotsOf(cell), ratePerS, throughputPerS: answeredPerS};
    const {warmUpS} = warmUpOf({...OPEN_TIMES, ...queue});
    const load = {model: 'open' as const, ratePerS, maxInFlight: plan.maxInFlight};
    const got = answeredIn(await pilot(session, cell, load, {...OPEN_TIMES, warmUpS}));
    answeredPerS = got > 0 ? got : answeredPerS;
    if (generatorLimited || got <= SATURATED_SHARE * ratePerS) {
      break;
    }
    capacityPerS *= RAISE;
  }
  return {capacityPerS, answeredPerS};
}

/** Answers in a second; 0 of a run that failed. */
const answeredIn = (report: Report | null) => report?.throughputPerS ?? 0;

/**
 * A pilot beside a noisy host is made again, once, as a run of a block is: a rate that it fixed would stand for all blocks.
 *
 * @returns null when the run failed
 */
async function pilot(
  session: PilotSession,
  cell: Cell,
  load: Load,
  times: {warmUpS: number; measureS: number},
): Promise<Report | null> {
  const first = await pilotOnce(session, cell, load, times);
  const isAgain = first.noise !== null && session.plan.noise === 'repeat';
  return (isAgain ? await pilotOnce(session, cell, load, times) : first).report;
}

async function pilotOnce(
  session: PilotSession,
  cell: Cell,
  load: Load,
  times: {warmUpS: number; measureS: number},
) {
  const run = await session.runOnce(cell, load, {...times, timeoutMs: TIMEOUT_MS}, session.place);
  const report = run.status === 'measured' ? run.report : null;
  const noise = run.status === 'measured' ? noiseOf(run, session.quietCanaryMs) : null;
  session.journal.append({
    ...{kind: 'pilot', cell: cell.id, startedAt: run.startedAt, load, ...times},
    ...{throughputPerS: answeredIn(report), status: run.status},
    ...(noise !== null && {noise}),
    ...(report && load.model === 'open' ? seenBy(report) : {}),
    ...(run.status === 'measured' ? {} : {reason: run.reason}),
    ...logEndOf(run),
  });
  return {report, noise};
}

/** What a search judges by. */
const seenBy = ({latencyMs, failedRequests, droppedRequests}: Report) => ({
  ...{p99Ms: latencyMs.p99, failedRequests, droppedRequests},
});
