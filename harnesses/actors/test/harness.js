// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import * as shared from '../../http/test/harness.js';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');

export const {nodeAlone, readJournal, withFolder} = shared;

/** @param {string} name */
export function fixture(name) {
  return join(TESTS, 'fixtures', name);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function startHarness(args, env) {
  return shared.startHarness(args, RUN, env);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function runHarness(args, env) {
  return startHarness(args, env).ended;
}

/** Living PHP processes of a harness's runs, by its work folder on their command lines. @param {number} pid */
export function phpOfHarness(pid) {
  return readdirSync('/proc').filter((name) => {
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'latin1');
      return line.includes('measure.php') && line.includes(`-${pid}-`);
    } catch {
      return false;
    }
  });
}
