// @ts-check
import {join} from 'node:path';

/**
 * Says how a plan ended: how many runs there are, and which of them failed, each with its log.
 * @param {{ofKind: (kind: 'run') => import('./entries.js').RunEntry[], path: string, folder: string}} journal
 * @param {(line: string) => void} tell
 * @returns {number} exit code: 2 when a run failed
 */
export function tellOutcome(journal, tell) {
  const accepted = journal.ofKind('run').filter((entry) => entry.accepted);
  const failed = accepted.filter((entry) => entry.status !== 'measured');
  tell(`${accepted.length} runs, ${failed.length} of them failed. Journal: ${journal.path}`);
  for (const {key, status, reason, logFile} of failed) {
    const log = logFile === undefined ? '' : ` (${join(journal.folder, logFile)})`;
    tell(`  ${key}: ${status}: ${reason}${log}`);
  }
  return failed.length === 0 ? 0 : 2;
}
