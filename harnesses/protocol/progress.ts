import {formatDuration} from './duration.ts';
import type {RunEntry} from './entries.ts';

export interface Progress {
  /** runs of the plan */
  total: number;
  /** of them, in the journal when the session began */
  doneBefore: number;
  /** since */
  made: number;
  /** by performance.now() */
  startedAt: number;
}

/** Counts what the journal holds already, and says so where it is something. */
export function beginProgress(
  journal: {ofKind: (kind: 'run') => RunEntry[]},
  total: number,
  tell: (line: string) => void,
): Progress {
  const doneBefore = journal.ofKind('run').filter((entry) => entry.accepted).length;
  if (doneBefore > 0) {
    tell(`Resuming: ${doneBefore} of ${total} runs are in the journal already.`);
  }
  return {total, doneBefore, made: 0, startedAt: performance.now()};
}

/** Prints one line for a finished run: where we are, what it gave, how long the rest will take. */
export function tellProgress(
  {progress, tell}: {progress: Progress; tell: (line: string) => void},
  {name, block, text}: {name: string; block: number; text: string},
) {
  const done = progress.doneBefore + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(`[${done}/${progress.total}] block ${block} ${name}: ${text} · ${left} left`);
}
