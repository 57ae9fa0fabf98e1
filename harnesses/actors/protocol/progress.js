// @ts-check
import {formatDuration} from '../../protocol/duration.js';
import {populationOf} from '../scenarios.js';

/** Seconds of a run beside warm-up and window: PHP's start and end, canaries, rounds that are prepared. */
const OVERHEAD_S = 0.33;
const PILOT_S = 0.5;
const POPULATION_S = 1.2;

/**
 * Seconds that a plan takes when nothing has to be repeated.
 * @param {import('./plan.js').Plan} plan
 * @param {import('./plan.js').PlannedRun[]} runs that this machine can make
 */
export function estimateSeconds({warmUpS, windowS}, runs) {
  return runs.reduce((sum, {cell, repeats}) => {
    const isTimed = populationOf(cell.scenario) === null;
    const each = isTimed ? warmUpS + windowS + OVERHEAD_S : POPULATION_S;
    return sum + repeats * each + (isTimed ? PILOT_S : 0);
  }, 0);
}

/**
 * Prints one line for a finished run: where we are, what it gave, how long the rest will take.
 * @param {any} session
 * @param {any} entry of the journal
 */
export function tellProgress({progress, tell}, entry) {
  const done = progress.doneBefore + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(
    `[${done}/${progress.total}] block ${entry.block} ${entry.cell.id}: ${resultText(entry)} · ${left} left`,
  );
}

function resultText({status, reason, report, again, noise}) {
  if (status !== 'measured') {
    return `${status.toUpperCase()}: ${reason}`;
  }
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${measuredText(report)}${remark}`;
}

function measuredText(report) {
  if (report.actors !== undefined) {
    return `${report.living} of ${report.actors} actors live, ${Math.round(report.livingPssBytes / report.living)} bytes each`;
  }
  const us = report.wallNs / 1000 / report.operations;
  return `${us.toPrecision(4)} µs, window ${(report.wallNs / 1e9).toFixed(2)} s`;
}
