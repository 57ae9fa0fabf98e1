// @ts-check
import {formatDuration} from '../../protocol/duration.js';

/** Seconds of a run beside settling and window: starting PHP, canaries, attaching, writing, ending. */
const OVERHEAD_S = 0.6;

/**
 * Seconds that a plan takes when nothing has to be repeated.
 * @param {import('./plan.js').Plan} plan
 * @param {number} cells that this machine can make
 */
export function estimateSeconds({repeats, settleS, measureS}, cells) {
  return repeats * cells * (settleS + measureS + OVERHEAD_S);
}

/**
 * Prints one line for a finished run: where we are, what it gave, how long the rest will take.
 * @param {any} session
 * @param {any} entry of the journal
 */
export function tellProgress({progress, tell}, entry) {
  const done = progress.done + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(
    `[${done}/${progress.total}] block ${entry.block} ${entry.cell.id}: ${resultText(entry)} · ${left} left`,
  );
}

function resultText(entry) {
  if (entry.status !== 'measured') {
    return `${entry.status.toUpperCase()}: ${entry.reason}`;
  }
  const {cell, measureS, samples, speedRatio, again, noise} = entry;
  const asked = cell.rateHz * measureS * cell.processes;
  const parts = [
    ...(samples === undefined ? [] : [`${samples} of ${asked} samples`]),
    ...(speedRatio === null ? [] : [`speed ${speedRatio.toFixed(3)}`]),
  ];
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${parts.join(', ')}${remark}`;
}
