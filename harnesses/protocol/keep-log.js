// @ts-check
import {join} from 'node:path';
import {writeWhole} from '../machine/write-whole.js';
import {logEndOf} from './log-end.js';

/**
 * Writes a run's log into a file of its own, which isn't published.
 * @param {{folder: string}} journal its folder takes the file
 * @param {string} key of the run
 * @param {{status: string, log?: string}} outcome
 * @returns {{logFile?: string, logEnd?: string[]}} what the run's entry says of it: the file, and the log's end where the
 *   run failed; nothing where nobody kept a log
 */
export function keepLog(journal, key, {status, log}) {
  if (log === undefined) {
    return {};
  }
  const logFile = `logs/${key}.log`;
  writeWhole(join(journal.folder, logFile), log);
  return {logFile, ...logEndOf({status, log})};
}
