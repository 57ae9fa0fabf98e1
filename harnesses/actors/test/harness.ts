import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import * as shared from '../../http/test/harness.ts';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');

export const {nodeAlone, readJournal, withFolder} = shared;

export function fixture(name: string) {
  return join(TESTS, 'fixtures', name);
}

export function startHarness(args: string[], env?: NodeJS.ProcessEnv) {
  return shared.startHarness(args, RUN, env);
}

export function runHarness(args: string[], env?: NodeJS.ProcessEnv) {
  return startHarness(args, env).ended;
}

/** Living PHP processes of a harness's runs, by its work folder on their command lines. */
export function phpOfHarness(pid: number) {
  return readdirSync('/proc').filter((name) => {
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'latin1');
      return line.includes('measure.php') && line.includes(`-${pid}-`);
    } catch {
      return false;
    }
  });
}
