import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startHarness as start} from '../../test/run-harness.ts';

export {nodeAlone, processesOfHarness, readJournal, withFolder} from '../../test/run-harness.ts';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
export const RUNTIMES = join(TESTS, 'fixtures', 'runtimes');

export function fixturePlan(name: string) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

/**
 * Starts a harness's command, that of the HTTP harness unless told otherwise.
 *
 * @param env what differs from this process's
 */
export function startHarness(args: string[], run: string = RUN, env: NodeJS.ProcessEnv = {}) {
  return start(run, args, {BC_RUNTIMES: RUNTIMES, ...env});
}

export function runHarness(args: string[], run: string = RUN, env: NodeJS.ProcessEnv = {}) {
  return startHarness(args, run, env).ended;
}
