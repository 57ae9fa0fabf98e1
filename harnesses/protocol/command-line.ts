import {parseArgs} from 'node:util';
import {stopAllChildren} from '../machine/children.ts';
import {HarnessError} from '../machine/harness-error.ts';

export type Options = Readonly<
  Record<string, {type: 'string' | 'boolean'; short?: string; default?: string | boolean}>
>;

/** an option; none of ours is a list */
export type ValueOf<T> = T extends {type: 'boolean'} ? boolean : string;

/** of the options as they were typed, and what every command is told */
export type Values<O extends Options> = {
  [name in keyof O as O[name] extends {default: unknown} ? name : never]: ValueOf<O[name]>;
} & {[name in keyof O as O[name] extends {default: unknown} ? never : name]?: ValueOf<O[name]>} & {
  root: string;
  commandLine: string;
};

export interface CommandLine<O extends Options> {
  /** as it is typed, for the journal */
  name: string;
  /** folder of the harness */
  root: string;
  /** each gives an exit code */
  commands: Record<string, (rest: string[], options: Values<O>) => Promise<number>>;
  /** of all commands; `help` is one of them */
  options: O;
  help: string;
}

/**
 * Runs a harness's command line to its end and sets the exit code. No process that was started stays behind, whether it
 * ends, fails or is told to stop.
 */
export async function runCommandLine<O extends Options>(line: CommandLine<O>, argv: string[]) {
  stopOnSignals();
  try {
    process.exitCode = await runCommand(line, argv);
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

async function runCommand<O extends Options>(
  {name: program, root, commands, options, help}: CommandLine<O>,
  argv: string[],
): Promise<number> {
  const {values, positionals} = parseArgs({args: argv, options, allowPositionals: true});
  const {help: wantsHelp} = values as {help?: boolean};
  const [name, ...rest] = positionals;
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined || wantsHelp) {
    process.stdout.write(help);
    return name === undefined || wantsHelp ? 0 : 1;
  }
  const told = {...values, root, commandLine: `${program} ${argv.join(' ')}`};
  // parseArgs has refused what the options don't allow.
  return command(rest, told as unknown as Values<O>);
}

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
