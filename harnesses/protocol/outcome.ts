import {join} from 'node:path';
import type {RunEntry} from './entries.ts';

/**
 * Says how a plan ended: how many runs there are, and which of them failed, each with its log.
 *
 * @returns exit code: 2 when a run failed
 */
export function tellOutcome(
  journal: {ofKind: (kind: 'run') => RunEntry[]; path: string; folder: string},
  tell: (line: string) => void,
): number {
  const accepted = journal.ofKind('run').filter((entry) => entry.accepted);
  const failed = accepted.filter((entry) => entry.status !== 'measured');
  tell(`${accepted.length} runs, ${failed.length} of them failed. Journal: ${journal.path}`);
  for (const {key, status, reason, logFile} of failed) {
    const log = logFile === undefined ? '' : ` (${join(journal.folder, logFile)})`;
    tell(`  ${key}: ${status}: ${reason}${log}`);
  }
  return failed.length === 0 ? 0 : 2;
}
