// @ts-check
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CEILING_SHARE} from '../load/ceiling.js';
import {noiseOf} from '../../protocol/canary.js';
import {closedUsers, needsCapacity, POINTS, SINGLE} from './plan.js';
import {tellProgress} from './progress.js';
import {runOnce} from './run-once.js';

const TIMEOUT_MS = 10_000;
const LONGEST_WARM_UP_S = 6;
const MOST_ATTEMPTS = 3;
/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS_IN_NOISE = 2;
/** Where the first look failed, the runs begin low and are raised until they saturate. */
const CAPACITY_OF_FAILED_CELL_PER_S = 10;
const RAISE_OF_FAILED_CELL = 6;
const RAISE = 1.5;
/** A run that kept this share of its offered rate was not saturated. */
const KEPT_SHARE = 0.95;
const UNSATURATED = 'not saturated';

/**
 * Makes one run of the plan and writes it down; it is made again when the host was noisy, or when a rate that should
 * saturate didn't. Both are decided without looking at how good the result is, and both leave their line.
 * @param {any} session
 * @param {import('./plan.js').PlannedRun} planned
 * @param {number} block
 * @param {number} capacityPerS
 */
export async function makePlannedRun(session, planned, block, capacityPerS) {
  let capacity = capacityPerS || CAPACITY_OF_FAILED_CELL_PER_S;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const {load, generatorLimited} = loadOf(planned, capacity, session);
    const times = timesOf(planned, load, capacity, session.plan);
    const outcome = await runOnce(planned.cell, load, times, session.place);
    const reason = whyAgain(session, planned, outcome, load, generatorLimited);
    const again = attempt < mostAttempts(reason) ? reason : null;
    write(session, planned, {
      ...outcome,
      block,
      attempt,
      generatorLimited,
      capacityPerS: capacity,
      noise: noiseOfRun(session, outcome),
      unsaturated: reason?.startsWith(UNSATURATED) ?? false,
      accepted: again === null,
      again,
    });
    if (again === null) {
      return;
    }
    if (again.startsWith(UNSATURATED)) {
      capacity *= capacityPerS > 0 ? RAISE : RAISE_OF_FAILED_CELL;
      session.journal.append({
        kind: 'capacity',
        cell: planned.cell.id,
        capacityPerS: capacity,
        from: 'not saturated',
      });
    }
  }
}

function mostAttempts(reason) {
  return reason?.startsWith(UNSATURATED) ? MOST_ATTEMPTS : MOST_ATTEMPTS_IN_NOISE;
}

/** @returns {{load: import('../load/own-generator.js').Load, generatorLimited: boolean}} */
function loadOf({cell, point}, capacity, {plan, ceilingPerS}) {
  if (!needsCapacity(point)) {
    const vus = point === SINGLE ? 1 : closedUsers(cell, plan.maxInFlight);
    return {load: {model: 'closed', vus}, generatorLimited: false};
  }
  const wanted = POINTS[point] * capacity;
  const limit = ceilingPerS * CEILING_SHARE;
  const ratePerS = Number(Math.min(wanted, limit).toPrecision(3));
  return {
    load: {model: 'open', ratePerS, maxInFlight: plan.maxInFlight},
    generatorLimited: wanted > limit,
  };
}

/** Under overload the queue is full after cap/capacity seconds; before that nothing is steady. */
function timesOf({point}, load, capacity, {warmUpS, measureS}) {
  const fillS = POINTS[point] > 1 ? (1.3 * load.maxInFlight) / capacity : 0;
  return {
    warmUpS: Math.min(LONGEST_WARM_UP_S, Math.max(warmUpS, fillS)),
    measureS,
    timeoutMs: TIMEOUT_MS,
  };
}

function whyAgain(session, {point}, outcome, load, generatorLimited) {
  if (outcome.status !== 'measured') {
    return null;
  }
  if (
    POINTS[point] > 1 &&
    !generatorLimited &&
    outcome.report.throughputPerS >= KEPT_SHARE * load.ratePerS
  ) {
    return `${UNSATURATED}: the rate is raised`;
  }
  return session.plan.noise === 'repeat' ? noiseOfRun(session, outcome) : null;
}

/** @param {any} session @param {any} outcome */
function noiseOfRun({quietCanaryMs}, {canaryMs, foreignShare}) {
  return canaryMs === undefined
    ? null
    : noiseOf({
        beforeMs: canaryMs.before,
        afterMs: canaryMs.after,
        quietMs: quietCanaryMs,
        foreignShare,
      });
}

function write(session, {cell, point, group}, outcome) {
  const {log, ...entry} = outcome;
  const {journal, progress} = session;
  const key = `${cell.id}.${point}.b${outcome.block}.a${outcome.attempt}`;
  if (log !== undefined) {
    writeFileSync(join(journal.folder, 'logs', `${key}.log`), log);
  }
  journal.append({
    kind: 'run',
    key,
    group,
    point,
    seed: session.seed,
    ...entry,
    ...(log === undefined ? {} : {logFile: `logs/${key}.log`}),
  });
  progress.made += outcome.accepted ? 1 : 0;
  tellProgress(session, cell, point, outcome);
}
