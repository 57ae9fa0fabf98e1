// @ts-check
import {formatDuration} from '../../protocol/duration.js';
import {needsCapacity} from './plan.js';

/** Seconds of a run beside warm-up and window: seeding, starting, checking, canaries, draining, stopping. */
const OVERHEAD_S = 1.5;
const CAPACITY_RUN_S = 3.7;
/** Creating the database and measuring the generator's ceiling. */
const START_S = 20;

/**
 * Seconds that a plan takes when nothing has to be repeated.
 * @param {import('./plan.js').Plan} plan
 * @param {import('./plan.js').PlannedRun[]} runs runs of one block that this machine can make
 */
export function estimateSeconds({repeats, warmUpS, measureS}, runs) {
  const measuredFirst = new Set(
    runs.filter(({point}) => needsCapacity(point)).map(({cell}) => cell.id),
  ).size;
  const perBlock = runs.length * (warmUpS + measureS + OVERHEAD_S);
  return START_S + measuredFirst * CAPACITY_RUN_S + repeats * perBlock;
}

/**
 * Prints one line for a finished run: where we are, what it gave, how long the rest will take.
 * @param {any} session
 * @param {import('./plan.js').Cell} cell
 * @param {string} point
 * @param {any} outcome
 */
export function tellProgress({progress, tell}, cell, point, outcome) {
  const done = progress.doneBefore + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(
    `[${done}/${progress.total}] block ${outcome.block} ${cell.id} ${point}: ${resultText(outcome)} · ${left} left`,
  );
}

function resultText({status, reason, report, load, again, noise}) {
  if (status !== 'measured') {
    return `${status.toUpperCase()}: ${reason}`;
  }
  const p50 = report.latencyMs.p50?.toFixed(1) ?? '–';
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${report.throughputPerS.toFixed(0)}${load.model === 'open' ? ` of ${load.ratePerS}` : ''}/s, p50 ${p50} ms${remark}`;
}
