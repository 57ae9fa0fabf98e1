// @ts-check
import {findCommand, runToEnd} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';
import {extensionArguments} from '../../machine/php-extensions.js';
import {attachProblem, perfProblem} from './permission.js';
import {excimer} from './excimer.js';
import {perf} from './perf.js';
import {pfp} from './pfp.js';
import {phpspy} from './phpspy.js';

/**
 * @typedef {object} Job what a profiler of another process is asked for
 * @property {number} rateHz
 * @property {number} seconds
 * @property {number[]} pids
 * @property {string} output file to write
 * @property {string} token part of the command line that the profiled processes share, and nobody else's begins with PHP
 * @property {string} pattern regular expression for pgrep -f that fits the profiled processes alone
 * @property {string} phpVersion such as 8.2
 * @typedef {object} Profiler
 * @property {string} id
 * @property {string} label
 * @property {string} resultRuntime name in the schema of results
 * @property {'outside'|'inside'|'nowhere'} from a process of its own, an extension of the profiled one, or no profiler
 * @property {boolean} readsMemory whether it reads the memory of another process, which needs a permission
 * @property {{name: string, variable: string, install: string, version: [string[], RegExp]}} [program]
 * @property {{name: string, install: string}} [extension]
 * @property {(job: Job) => string[]} [arguments]
 * @property {(words: string) => number} [failedReads] samples that it gave up, by what it says on standard error
 * @property {(command: string, output: string) => Promise<string>} [convert] when the output is no text
 * @property {(text: string) => import('../stacks/known-functions.js').Samples & {symbols?: Record<string, number>}} [read]
 */

/** @type {Profiler} */
const none = {
  id: 'none',
  label: 'No profiler',
  resultRuntime: 'other',
  from: 'nowhere',
  readsMemory: false,
};

export const PROFILERS = [none, excimer, phpspy, pfp, perf];

/** @param {string} id @returns {Profiler} */
export function findProfiler(id) {
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

/**
 * Path of a profiler's program: what its variable names, else what PATH holds.
 * @param {Profiler} profiler
 */
export function programOf({program}) {
  return program === undefined ? null : process.env[program.variable] || findCommand(program.name);
}

/**
 * Why a profiler can't work here, and what to do; null when it can.
 * @param {Profiler} profiler
 * @returns {Promise<string|null>}
 */
export async function whyAbsent(profiler) {
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

/**
 * Version of a profiler's program or extension as it tells it; null when it can't be started.
 * @param {Profiler} profiler
 * @returns {Promise<string|null>}
 */
export async function versionOf(profiler) {
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

/** @param {string} name */
async function versionOfExtension(name) {
  const php = findCommand('php');
  const args = await extensionArguments(name);
  if (php === null || args === null) {
    return null;
  }
  const {stdout} = await runToEnd(php, [...args, '-r', `echo phpversion('${name}');`]);
  return stdout.trim() || null;
}
