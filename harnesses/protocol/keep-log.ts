import {join} from 'node:path';
import {writeWhole} from '../machine/write-whole.ts';
import {logEndOf} from './log-end.ts';

/**
 * Writes a run's log into a file of its own, which isn't published.
 *
 * @param journal its folder takes the file
 * @param key of the run
 * @returns what the run's entry says of it: the file, and the log's end where the
 * run failed; nothing where nobody kept a log
 */
export function keepLog(
  journal: {folder: string},
  key: string,
  {status, log}: {status: string; log?: string},
): {logFile?: string; logEnd?: string[]} {
  if (log === undefined) {
    return {};
  }
  const logFile = `logs/${key}.log`;
  writeWhole(join(journal.folder, logFile), log);
  return {logFile, ...logEndOf({status, log})};
}
