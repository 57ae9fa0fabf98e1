import {findCommand, runToEnd} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {attachProblem, perfProblem} from './permission.ts';
import {excimer} from './excimer.ts';
import {perf} from './perf.ts';
import {pfp} from './pfp.ts';
import {phpspy} from './phpspy.ts';
import type {Samples} from '../stacks/known-functions.ts';

/** what a profiler of another process is asked for */
export interface Job {
  rateHz: number;
  seconds: number;
  pids: number[];
  /** file to write */
  output: string;
  /** part of the command line that the profiled processes share, and nobody else's begins with PHP */
  token: string;
  /** regular expression for pgrep -f that fits the profiled processes alone */
  pattern: string;
  /** such as 8.2 */
  phpVersion: string;
}

export interface Profiler {
  id: string;
  label: string;
  /** name in the schema of results */
  resultRuntime: string;
  /** a process of its own, an extension of the profiled one, or no profiler */
  from: 'outside' | 'inside' | 'nowhere';
  /** whether it reads the memory of another process, which needs a permission */
  readsMemory: boolean;
  program?: {name: string; variable: string; install: string; version: [string[], RegExp]};
  extension?: {name: string; install: string};
  arguments?: (job: Job) => string[];
  /** samples that it gave up, by what it says on standard error */
  failedReads?: (words: string) => number;
  /** when the output is no text */
  convert?: (command: string, output: string) => Promise<string>;
  read?: (text: string) => Samples & {symbols?: Record<string, number>};
}

const none: Profiler = {
  id: 'none',
  label: 'No profiler',
  resultRuntime: 'other',
  from: 'nowhere',
  readsMemory: false,
};

export const PROFILERS = [none, excimer, phpspy, pfp, perf];

export function findProfiler(id: string): Profiler {
  const found = PROFILERS.find((profiler) => profiler.id === id);
  if (found === undefined) {
    throw new HarnessError(
      'profiler',
      `"${id}" is not known`,
      `choose one of: ${PROFILERS.map((profiler) => profiler.id).join(', ')}`,
    );
  }
  return found;
}

/** Path of a profiler's program: what its variable names, else what PATH holds. */
export function programOf({program}: Profiler) {
  return program === undefined ? null : process.env[program.variable] || findCommand(program.name);
}

/** Why a profiler can't work here, and what to do; null when it can. */
export async function whyAbsent(profiler: Profiler): Promise<string | null> {
  const {program, extension, readsMemory} = profiler;
  if (extension !== undefined) {
    return (await extensionArguments(extension.name)) === null ? extension.install : null;
  }
  if (program === undefined) {
    return null;
  }
  const path = programOf(profiler);
  if (path === null || (await versionOf(profiler)) === null) {
    return program.install;
  }
  if (readsMemory) {
    return attachProblem();
  }
  return perfProblem();
}

/** Version of a profiler's program or extension as it tells it; null when it can't be started. */
export async function versionOf(profiler: Profiler): Promise<string | null> {
  if (profiler.extension !== undefined) {
    return versionOfExtension(profiler.extension.name);
  }
  const path = programOf(profiler);
  if (path === null || profiler.program === undefined) {
    return null;
  }
  const [args, pattern] = profiler.program.version;
  const {stdout, stderr} = await runToEnd(path, args);
  return pattern.exec(stdout + stderr)?.[1] ?? null;
}

async function versionOfExtension(name: string) {
  const php = findCommand('php');
  const args = await extensionArguments(name);
  if (php === null || args === null) {
    return null;
  }
  const {stdout} = await runToEnd(php, [...args, '-r', `echo phpversion('${name}');`]);
  return stdout.trim() || null;
}
