// @ts-check
import {formatDuration} from '../../protocol/duration.js';

/**
 * Prints one line for a finished run: where we are, what it gave, how long the rest will take.
 * @param {any} session
 * @param {import('./cell.js').Cell} cell
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

function resultText({status, reason, report, load, again, noise, unsaturated}) {
  if (status !== 'measured') {
    return `${status.toUpperCase()}: ${reason}`;
  }
  const p50 = report.latencyMs.p50?.toFixed(1) ?? '–';
  const kept = noise ? ` (noisy: ${noise})` : unsaturated ? ' (not saturated, kept)' : '';
  const remark = again ? ` (again: ${again})` : kept;
  return `${report.throughputPerS.toFixed(0)}${load.model === 'open' ? ` of ${load.ratePerS}` : ''}/s, p50 ${p50} ms${remark}`;
}
