// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {test} from 'vitest';
import {findCommand} from '../../machine/commands.js';
import {startHarness as start} from '../../testing/run-harness.js';
import {findProfiler, whyAbsent} from '../profilers/catalogue.js';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
const PROGRAMS = ['php', 'setpriv', 'taskset', 'bash'];

/** @param {string} name */
export function fixturePlan(name) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function startHarness(args, env) {
  return start(RUN, args, env);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function runHarness(args, env) {
  return startHarness(args, env).ended;
}

/**
 * A test with real processes: where PHP or a profiler is missing it is skipped and says so.
 * @param {string} name
 * @param {{profilers?: string[], timeoutMs?: number}} needs
 * @param {() => Promise<void>} body
 */
export async function testWithProfilers(name, {profilers = [], timeoutMs = 60_000}, body) {
  const missing = PROGRAMS.filter((program) => findCommand(program) === null);
  for (const id of profilers) {
    const reason = await whyAbsent(findProfiler(id));
    missing.push(...(reason === null ? [] : [`${id} (${reason})`]));
  }
  if (missing.length > 0) {
    process.stdout.write(`SKIPPED "${name}": missing ${missing.join(', ')}\n`);
    test.skip(name, body);
    return;
  }
  test(name, {timeout: timeoutMs}, body);
}
