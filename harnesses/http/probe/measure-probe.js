// @ts-check
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {writeWhole} from '../../machine/write-whole.js';
import {runOnce} from '../protocol/run-once.js';
import {comparisonOf} from './comparison.js';

/** @import {Cell} from '../protocol/cell.js' */
/** @import {Place} from '../protocol/place.js' */

const PROBE = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'probe');

/**
 * @typedef {(import('../protocol/run-once.js').Measured & {comparison: import('./comparison.js').Comparison}) |
 *   import('../protocol/run-once.js').Failed} Outcome
 */

/**
 * One run of one user with the probe hung in.
 * @param {import('../protocol/cell.js').Cell} cell
 * @param {{warmUpS: number, measureS: number, timeoutMs: number}} times
 * @param {import('../protocol/place.js').Place} place
 * @returns {Promise<Outcome>} of the run
 */
export async function measureProbe(cell, times, place) {
  const log = join(place.work, 'probe.ndjson');
  rmSync(log, {force: true});
  const outcome = await withProbe(log, cell, place, () =>
    runOnce(cell, {model: 'closed', vus: 1}, times, place),
  );
  return outcome.status === 'measured'
    ? {...outcome, comparison: comparisonOf(outcome, readLog(log, cell))}
    : outcome;
}

/**
 * Hangs the probe in through the environment, which PHP and the application read: the code that runs is the same.
 *
 * @template T
 * @param {string} log
 * @param {Cell} cell
 * @param {Place} place
 * @param {() => Promise<T>} work
 */
async function withProbe(log, {application}, {work: folder}, work) {
  const before = {...process.env};
  process.env.BC_PROBE_LOG = log;
  if (application === 'per-request') {
    process.env.PHP_INI_SCAN_DIR = `${before.PHP_INI_SCAN_DIR ?? ''}:${prependFolder(folder)}`;
  }
  try {
    return await work();
  } finally {
    for (const name of ['BC_PROBE_LOG', 'PHP_INI_SCAN_DIR']) {
      if (before[name] === undefined) {
        delete process.env[name];
      } else {
        process.env[name] = before[name];
      }
    }
  }
}

/**
 * A folder of settings in which the prepend file is named; an empty entry beside it is PHP's own folder.
 *
 * @param {string} work
 */
function prependFolder(work) {
  const folder = join(work, 'php.d');
  mkdirSync(folder, {recursive: true});
  writeWhole(
    join(folder, 'probe.ini'),
    `auto_prepend_file=${JSON.stringify(join(PROBE, 'prepend.php'))}\n`,
  );
  return folder;
}

/**
 * Lines of the probe, in the order of the requests.
 * @param {string} log @param {{id: string}} cell
 * @returns {import('./comparison.js').Line[]}
 */
export function readLog(log, {id}) {
  try {
    return readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    throw new HarnessError(
      `the probe in ${id}`,
      'wrote no log that can be read',
      'see that the application hangs it in: harnesses/probe/README.md',
    );
  }
}
