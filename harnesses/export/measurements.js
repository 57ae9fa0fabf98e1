// @ts-check
import {lastWords, printable} from '../protocol/log-end.js';

/** @typedef {import('../protocol/entries.js').RunEntry} RunEntry */

/** The schema's notes have 2,000 characters at most. */
const LONGEST_NOTE = 1900;

/**
 * Runs by what they measure, in the order of their ids, each in the order of its blocks.
 * @template {RunEntry} Run
 * @param {readonly Run[]} runs
 * @param {(run: Run) => string} idOf
 * @param {(accepted: Run[], rejected: Run[]) => object[]} measure accepted runs, at least one; runs that were made again
 */
export function measurementsOf(runs, idOf, measure) {
  return [...new Set(runs.map(idOf))].sort().flatMap((id) => {
    const own = runs.filter((run) => idOf(run) === id).sort((a, b) => a.block - b.block);
    const accepted = own.filter((run) => run.accepted);
    const rejected = own.filter((run) => !run.accepted);
    return accepted.length === 0 ? [] : measure(accepted, rejected);
  });
}

/**
 * Notes that every measurement may need: failures of single blocks, and noise at both attempts.
 * @param {readonly RunEntry[]} accepted
 * @returns {string[]}
 */
export function notesOfRuns(accepted) {
  const failed = accepted.filter((run) => run.status !== 'measured');
  const noisy = accepted.filter(({status, noise}) => status === 'measured' && noise);
  return [
    ...failed.map((run) => failureText(run).slice(0, LONGEST_NOTE)),
    ...(noisy.length > 0
      ? [
          `Kept although the host was noisy${noisy.some(({attempt}) => attempt > 1) ? ' at both attempts' : ''}: blocks ${noisy.map(({block}) => block).join(', ')}.`,
        ]
      : []),
  ];
}

/** @param {{block: number, status: string, reason: string, logEnd?: string[]}} run journals of older sessions have no end of the log */
function failureText({block, status, reason, logEnd = []}) {
  const words = lastWords(logEnd);
  const log = words === undefined ? '' : `. The last line of its log: ${words}`;
  return `Block ${block}: ${status}: ${printable(reason)}${log}`;
}

/**
 * How many runs of a measurement were made again, by the reason.
 * @param {ReadonlyArray<Pick<RunEntry, 'again'>>} rejected made again, so each has a reason
 * @returns {{rejectedRuns?: Array<{reason: string, count: number}>}} nothing where there are none
 */
export function rejectionsOf(rejected) {
  const counts = new Map();
  for (const {again} of rejected) {
    const reason = again?.startsWith('canary')
      ? 'canary above its limit'
      : 'CPU used by other programs';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rejectedRuns = [...counts].map(([reason, count]) => ({reason, count}));
  return rejectedRuns.length > 0 ? {rejectedRuns} : {};
}
