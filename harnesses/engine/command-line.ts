import {basename, join} from 'node:path';
import {parseArgs} from 'node:util';
import {stopAllChildren} from '../machine/children.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {tellNeeds} from './doctor.ts';
import {writeResultFile} from './result-file.ts';
import type {Needs} from './doctor.ts';
import type {Journal} from './journal.ts';
import type {About} from './result-file.ts';
import type {Entry} from './types.ts';

type Options = Readonly<
  Record<string, {type: 'string' | 'boolean'; short?: string; default?: string | boolean}>
>;

/** Options of every harness: those of running a plan, and those of writing its result. */
const OPTIONS = {
  out: {type: 'string'},
  seed: {type: 'string'},
  blocks: {type: 'string'},
  estimate: {type: 'boolean', default: false},
  study: {type: 'string'},
  name: {type: 'string'},
  to: {type: 'string', default: '.'},
  replace: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const satisfies Options;

/** an option; none of ours is a list */
type ValueOf<T> = T extends {type: 'boolean'} ? boolean : string;

type ValuesOf<O extends Options> = {
  [name in keyof O as O[name] extends {default: unknown} ? name : never]: ValueOf<O[name]>;
} & {[name in keyof O as O[name] extends {default: unknown} ? never : name]?: ValueOf<O[name]>};

/** of the options as they were typed, and what every command is told */
export type Values<O extends Options = {}> = ValuesOf<typeof OPTIONS> &
  ValuesOf<O> & {root: string; commandLine: string};

/** gives an exit code */
type Command<O extends Options> = (rest: string[], options: Values<O>) => Promise<number>;

/** What a harness declares. */
export interface Harness<O extends Options, E extends Entry> {
  /** of its folder */
  name: string;
  /** that its results are for */
  study: string;
  /** of its commands, beside those of every harness */
  options?: O;
  /** what it needs, for the command "doctor" */
  needs: Needs;
  /** its plans that are commands of their own */
  plans: string[];
  /** runs a plan by its name or path */
  runPlan: (plan: string, options: Values<O>) => Promise<number>;
  /** turns a journal into a result file of the published schema */
  resultFileOf: (journal: Journal<E>, about: About) => {measurements: object[]};
  /** beside "doctor", "plan", "export" and those of its plans */
  commands?: Record<string, Command<O>>;
  /** what --help says of its plans, the options of running one, and its own commands */
  help: {plans: string; options?: string; commands?: string};
}

function usageOf({name, plans, help}: Pick<Harness<Options, Entry>, 'name' | 'plans' | 'help'>) {
  return `Usage: harnesses/${name}/run <command> [options]

  doctor                 what is here, what is missing and how to install it
  ${plans.join(' | ').padEnd(22)} run a plan of plans/ (${help.plans}); started again, it resumes
  plan NAME | FILE.json  run another plan of plans/, or one of your own
      --out FOLDER       where the journal and the logs go (runs/<plan>)
${help.options ?? ''}      --seed N           seed of the randomised order (random, recorded)
      --blocks N         make N more blocks at most, then stop: the same command makes the next,
                         hours later, as a session of its own
      --estimate         only say how long it would take
  export [FOLDER]        write the result file of a journal (of runs/full)
                         [--study S --name RUN --to static/data/results --replace]
${help.commands ?? ''}`;
}

function commandsOf<O extends Options, E extends Entry>(
  harness: Harness<O, E>,
): Record<string, Command<O>> {
  const {plans, runPlan, needs, resultFileOf, study, commands} = harness;
  return {
    doctor: () => tellNeeds(needs),
    ...Object.fromEntries(
      plans.map((plan): [string, Command<O>] => [plan, (_rest, options) => runPlan(plan, options)]),
    ),
    plan: ([plan = ''], options) => runPlan(plan, options),
    export: ([from], options) => writeResultFile(resultFileOf, from, {study, ...options}),
    ...commands,
  };
}

/**
 * Runs a harness's command line to its end and sets the exit code. No process that was started stays behind, whether it
 * ends, fails or is told to stop.
 */
export async function runCommandLine<O extends Options, E extends Entry>(
  harness: Harness<O, E>,
  argv: string[],
) {
  stopOnSignals();
  try {
    process.exitCode = await runCommand(harness, argv);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    await stopAllChildren();
  }
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      process.stderr.write(
        `\n${signal}: stopping. Finished runs are kept; the same command resumes.\n`,
      );
      await stopAllChildren();
      process.exit(130);
    });
  }
}

async function runCommand<O extends Options, E extends Entry>(
  harness: Harness<O, E>,
  argv: string[],
): Promise<number> {
  const options = {...OPTIONS, ...harness.options};
  const {values, positionals} = parseArgs({args: argv, options, allowPositionals: true});
  const [name = '', ...rest] = positionals;
  const commands = commandsOf(harness);
  if (values.help || !Object.hasOwn(commands, name)) {
    process.stdout.write(usageOf(harness));
    return name === '' || values.help ? 0 : 1;
  }
  const root = join(import.meta.dirname, '..', harness.name);
  const commandLine = commandLineOf(harness.name, argv);
  // parseArgs has refused what the options don't allow.
  return commands[name](rest, {...values, root, commandLine} as unknown as Values<O>);
}

/** What was typed, as a journal tells it. Journals are published, so absolute paths go by their last part. */
export const commandLineOf = (harness: string, argv: string[]) =>
  [`harnesses/${harness}/run`, ...argv.map(withoutFolder)].join(' ');

const withoutFolder = (argument: string) =>
  argument.replace(/^(--[\w-]+=)?(\/.+)$/u, (_, option = '', path) => option + basename(path));

function explain(error: unknown) {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const {code, path} = error as NodeJS.ErrnoException;
  if (error instanceof HarnessError || code?.startsWith('ERR_PARSE_ARGS')) {
    return error.message;
  }
  if (code === 'ENOSPC') {
    return `${path ?? 'a file'}: the disk is full\n  What to do: make room, then start the same command again: finished runs are kept`;
  }
  return error.stack;
}
