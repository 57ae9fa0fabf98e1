// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startHarness as start} from '../../testing/run-harness.js';

export {nodeAlone, processesOfHarness, readJournal, withFolder} from '../../testing/run-harness.js';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
export const RUNTIMES = join(TESTS, 'fixtures', 'runtimes');

/** @param {string} name */
export function fixturePlan(name) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

/**
 * Starts a harness's command, that of the HTTP harness unless told otherwise.
 * @param {string[]} args
 * @param {string} [run]
 * @param {NodeJS.ProcessEnv} [env] what differs from this process's
 */
export function startHarness(args, run = RUN, env = {}) {
  return start(run, args, {BC_RUNTIMES: RUNTIMES, ...env});
}

/** @param {string[]} args @param {string} [run] @param {NodeJS.ProcessEnv} [env] */
export function runHarness(args, run = RUN, env = {}) {
  return startHarness(args, run, env).ended;
}
