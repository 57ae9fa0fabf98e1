// @ts-check
import {formatDuration} from './duration.js';

/**
 * @typedef {object} Progress
 * @property {number} total runs of the plan
 * @property {number} doneBefore of them, in the journal when the session began
 * @property {number} made since
 * @property {number} startedAt by performance.now()
 */

/**
 * Counts what the journal holds already, and says so where it is something.
 * @param {{ofKind: (kind: 'run') => import('./entries.js').RunEntry[]}} journal
 * @param {number} total
 * @param {(line: string) => void} tell
 * @returns {Progress}
 */
export function beginProgress(journal, total, tell) {
  const doneBefore = journal.ofKind('run').filter((entry) => entry.accepted).length;
  if (doneBefore > 0) {
    tell(`Resuming: ${doneBefore} of ${total} runs are in the journal already.`);
  }
  return {total, doneBefore, made: 0, startedAt: performance.now()};
}

/**
 * Prints one line for a finished run: where we are, what it gave, how long the rest will take.
 * @param {{progress: Progress, tell: (line: string) => void}} session
 * @param {{name: string, block: number, text: string}} run
 */
export function tellProgress({progress, tell}, {name, block, text}) {
  const done = progress.doneBefore + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(`[${done}/${progress.total}] block ${block} ${name}: ${text} · ${left} left`);
}
