import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.ts';
import {writeWhole} from '../../machine/write-whole.ts';
import {runOnce} from '../protocol/run-once.ts';
import {comparisonOf} from './comparison.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Place} from '../protocol/place.ts';
import type {Failed, Measured} from '../protocol/run-once.ts';
import type {Comparison, Line} from './comparison.ts';

const PROBE = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'probe');

export type Outcome = (Measured & {comparison: Comparison}) | Failed;

/**
 * One run of one user with the probe hung in.
 *
 * @returns of the run
 */
export async function measureProbe(
  cell: Cell,
  times: {warmUpS: number; measureS: number; timeoutMs: number},
  place: Place,
): Promise<Outcome> {
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
 */
async function withProbe<T>(
  log: string,
  {application}: Cell,
  {work: folder}: Place,
  work: () => Promise<T>,
) {
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

/** A folder of settings in which the prepend file is named; an empty entry beside it is PHP's own folder. */
function prependFolder(work: string) {
  const folder = join(work, 'php.d');
  mkdirSync(folder, {recursive: true});
  writeWhole(
    join(folder, 'probe.ini'),
    `auto_prepend_file=${JSON.stringify(join(PROBE, 'prepend.php'))}\n`,
  );
  return folder;
}

/** Lines of the probe, in the order of the requests. */
export function readLog(log: string, {id}: {id: string}): Line[] {
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
