import {lastWords, printable} from '../protocol/log-end.ts';
import type {RunEntry} from '../protocol/entries.ts';

/** The schema's notes have 2,000 characters at most. */
const LONGEST_NOTE = 1900;

/**
 * Runs by what they measure, in the order of their ids, each in the order of its blocks.
 *
 * @param measure accepted runs, at least one; runs that were made again
 */
export function measurementsOf<Run extends RunEntry>(
  runs: readonly Run[],
  idOf: (run: Run) => string,
  measure: (accepted: Run[], rejected: Run[]) => object[],
) {
  return [...new Set(runs.map(idOf))].sort().flatMap((id) => {
    const own = runs.filter((run) => idOf(run) === id).sort((a, b) => a.block - b.block);
    const accepted = own.filter((run) => run.accepted);
    const rejected = own.filter((run) => !run.accepted);
    return accepted.length === 0 ? [] : measure(accepted, rejected);
  });
}

/** Notes that every measurement may need: failures of single blocks, and noise at both attempts. */
export function notesOfRuns(accepted: readonly RunEntry[]): string[] {
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

/** @param run journals of older sessions have no end of the log */
function failureText({
  block,
  status,
  reason,
  logEnd = [],
}: {
  block: number;
  status: string;
  reason: string;
  logEnd?: string[];
}) {
  const words = lastWords(logEnd);
  const log = words === undefined ? '' : `. The last line of its log: ${words}`;
  return `Block ${block}: ${status}: ${printable(reason)}${log}`;
}

/**
 * How many runs of a measurement were made again, by the reason.
 *
 * @param rejected made again, so each has a reason
 * @returns nothing where there are none
 */
export function rejectionsOf(rejected: ReadonlyArray<Pick<RunEntry, 'again'>>): {
  rejectedRuns?: Array<{reason: string; count: number}>;
} {
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
