import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {test} from 'vitest';
import {findCommand} from '../../machine/commands.ts';
import {startHarness as start} from '../../test/run-harness.ts';
import {findProfiler, whyAbsent} from '../profilers.ts';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
const PROGRAMS = ['php', 'setpriv', 'taskset', 'bash'];

export function fixturePlan(name: string) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

export function startHarness(args: string[], env?: NodeJS.ProcessEnv) {
  return start(RUN, args, env);
}

export function runHarness(args: string[], env?: NodeJS.ProcessEnv) {
  return startHarness(args, env).ended;
}

/** A test with real processes: where PHP or a profiler is missing it is skipped and says so. */
export async function testWithProfilers(
  name: string,
  {profilers = [], timeoutMs = 60_000}: {profilers?: string[]; timeoutMs?: number},
  body: () => Promise<void>,
) {
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
