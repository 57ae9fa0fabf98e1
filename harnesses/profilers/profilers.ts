import {findById} from '../engine/plan.ts';
import {findCommand, runToEnd} from '../machine/commands.ts';
import {extensionArguments, extensionVersion} from '../machine/php-extensions.ts';
import {attachProblem, perfProblem} from './permission.ts';
import {readPerfSymbols, readStackBlocks} from './stacks.ts';
import type {Samples} from './stacks.ts';

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

export const excimer: Profiler = {
  id: 'excimer',
  label: 'Excimer',
  resultRuntime: 'excimer',
  from: 'inside',
  readsMemory: false,
  extension: {name: 'excimer', install: 'apt-get install php-excimer (it need not be enabled)'},
};

const CONVERTING_MS = 60_000;

export const perf: Profiler = {
  id: 'perf',
  label: 'Linux perf',
  resultRuntime: 'other',
  from: 'outside',
  readsMemory: false,
  program: {
    name: 'perf',
    variable: 'BC_PERF',
    install: 'apt-get install linux-perf',
    version: [['--version'], /perf version ([\d.]+)/],
  },
  // The clock of the processor's time is there in virtual machines too, where counters of cycles are not.
  arguments: ({rateHz, seconds, pids, output}) => [
    ...['record', '--quiet', '-e', 'cpu-clock', '-F', String(rateHz)],
    ...['-p', pids.join(','), '-o', output, '--', 'sleep', String(seconds)],
  ],
  convert: async (command, output) =>
    (await runToEnd(command, ['script', '-i', output, '-F', 'ip,sym'], {timeoutMs: CONVERTING_MS}))
      .stdout,
  read: readPerfSymbols,
};

export const pfp: Profiler = {
  id: 'pfp',
  label: 'pfp',
  resultRuntime: 'pfp',
  from: 'outside',
  readsMemory: true,
  program: {
    name: 'pfp',
    variable: 'BC_PFP',
    install:
      'build github.com/loks0n/php-fast-profile with cargo, put pfp into PATH or its path into BC_PFP',
    version: [['--version'], /pfp v?([\d.]+)/],
  },
  arguments: ({rateHz, seconds, pids, output, token, phpVersion}) => [
    ...(pids.length === 1 ? ['-p', String(pids[0])] : ['-P', 'php', '--cmdline', token]),
    ...['--php-version', phpVersion, '-H', String(rateHz), '-d', String(seconds)],
    ...['-f', 'stacks', '-o', output],
  ],
  failedReads: (words) => Number(/samples, (\d+) errors/.exec(words)?.[1] ?? 0),
  read: (text) => readStackBlocks(text, '{main}'),
};

export const phpspy: Profiler = {
  id: 'phpspy',
  label: 'phpspy',
  resultRuntime: 'phpspy',
  from: 'outside',
  readsMemory: true,
  program: {
    name: 'phpspy',
    variable: 'BC_PHPSPY',
    install:
      'build github.com/adsr/phpspy with make, put phpspy into PATH or its path into BC_PHPSPY',
    version: [['--version'], /phpspy v?([\d.]+)/],
  },
  // Each thread of its mode for several processes opens the output file anew: %d gives each its own.
  arguments: ({rateHz, seconds, pids, output, pattern, phpVersion}) => [
    ...(pids.length === 1 ? ['-p', String(pids[0])] : ['-P', `-f '${pattern}'`]),
    ...['-V', phpVersion.replace('.', ''), '-H', String(rateHz), '-i', String(seconds * 1000)],
    ...['-o', pids.length === 1 ? output : `${output}.%d`],
  ],
  // A message for each sample whose stack changed under its hands.
  failedReads: (words) => words.match(/^copy_proc_mem: (Failed to|Not) cop/gm)?.length ?? 0,
  read: (text) => readStackBlocks(text, '<main>'),
};

export const PROFILERS = [none, excimer, phpspy, pfp, perf];

export const findProfiler = (id: string) => findById('profiler', id, PROFILERS);

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
  return readsMemory ? attachProblem() : perfProblem();
}

/** Version of a profiler's program or extension as it tells it; null when it can't be started. */
export async function versionOf(profiler: Profiler): Promise<string | null> {
  if (profiler.extension !== undefined) {
    return extensionVersion(profiler.extension.name);
  }
  const path = programOf(profiler);
  if (path === null || profiler.program === undefined) {
    return null;
  }
  const [args, pattern] = profiler.program.version;
  const {stdout, stderr} = await runToEnd(path, args);
  return pattern.exec(stdout + stderr)?.[1] ?? null;
}

/** Profilers that we know of and don't measure: what they are, and how to tell whether they are here. */
const OTHERS: Array<{name: string; program?: string; extension?: string; about: string}> = [
  {
    name: 'Reli',
    program: 'reli',
    about: 'samples from outside like phpspy, written in PHP; give it CAP_SYS_PTRACE',
  },
  {
    name: 'Datadog',
    extension: 'datadog-profiling',
    about: 'samples from inside and sends what it finds to a service',
  },
  {
    name: 'Tideways',
    extension: 'tideways',
    about: 'samples and traces from inside and sends what it finds to a service',
  },
  {
    name: 'SPX',
    extension: 'spx',
    about: 'traces every call by default, samples when SPX_SAMPLING_PERIOD is set',
  },
  {
    name: 'Xdebug',
    extension: 'xdebug',
    about: 'traces every call; its profile is of a program that it slows down',
  },
];

export async function otherProfilers() {
  return Promise.all(
    OTHERS.map(async ({name, program, extension, about}) => ({
      name,
      about,
      present:
        program === undefined
          ? (await extensionArguments(extension ?? '')) !== null
          : findCommand(program) !== null,
    })),
  );
}
