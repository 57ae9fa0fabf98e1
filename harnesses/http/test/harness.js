// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startHarness as start} from '../../testing/run-harness.js';

export {processesOfHarness, readJournal, withFolder} from '../../testing/run-harness.js';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
export const RUNTIMES = join(TESTS, 'fixtures', 'runtimes');

/** @param {string} name */
export function fixturePlan(name) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

/** Starts a harness's command, that of the HTTP harness unless told otherwise. @param {string[]} args */
export function startHarness(args, run = RUN) {
  return start(run, args, {BC_RUNTIMES: RUNTIMES});
}

/** @param {string[]} args */
export function runHarness(args, run = RUN) {
  return startHarness(args, run).ended;
}
