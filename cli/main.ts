import {Command, CommanderError} from 'commander';
import {LOCALES, ORIGINAL} from '../content/languages.ts';
import {sayIn} from '../content/messages/catalogues.ts';
import {asWriteError} from '../content/write-error.ts';
import {registerCommands} from './commands/index.ts';
import {Refusal} from './importers/refusal.ts';
import {pathFrom} from './importers/session/read-files.ts';
import {refusalLine} from './importers/session/report.ts';
import {usageSentence, WrongUsage} from './wrong-usage.ts';
import type {Say} from '../content/messages/say.ts';
import type {drawPictures} from './update/draw-pictures.ts';

/** Exit codes: what was asked for is done; the input has problems; the command line is wrong. */
export const EXIT = Object.freeze({good: 0, problems: 1, usage: 2});

export interface Io {
  stdout: {write: (text: string) => unknown; isTTY?: boolean; columns?: number};
  stderr: {write: (text: string) => unknown; isTTY?: boolean};
  stdin?: NodeJS.ReadableStream & {isTTY?: boolean};
  env: Record<string, string | undefined>;
  /** root of the repository */
  cwd: string;
  /** what draws in a test */
  drawPictures?: typeof drawPictures;
}

/** what a command gets */
export type Context = Io & {
  lang: string;
  say: Say;
  print: (line?: string) => void;
  complain: (line?: string) => void;
  exitCode: number;
};

/**
 * Runs one command line.
 *
 * @param argv arguments behind the name of the program
 * @param io where it reads and writes, so that a test can replace the process
 * @returns exit code
 */
export async function main(argv: string[], io: Io): Promise<number> {
  const {lang, rest, wrong} = languageOf(argv, io.env);
  const context = createContext(io, lang);
  try {
    if (wrong) throw new WrongUsage('cli.wrong-language', {name: wrong});
    const program = await createProgram(context);
    await program.parseAsync(rest, {from: 'user'});
    return context.exitCode;
  } catch (error) {
    return explain(error, context);
  }
}

/** What commands get in a language. */
export function createContext(io: Io, lang: string): Context {
  return {
    ...io,
    lang,
    say: sayIn(lang),
    print: (line = '') => io.stdout.write(`${line}\n`),
    complain: (line = '') => io.stderr.write(`${line}\n`),
    exitCode: EXIT.good,
  };
}

/** The command line with all commands. */
export async function createProgram(context: Context): Promise<Command> {
  const {say, stdout, stderr} = context;
  const program = new Command('bench')
    .description(say('cli.description'))
    .option('--lang <lang>', say('cli.option.lang'))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      outputError: () => {},
      writeErr: (text) => stderr.write(text),
    })
    .configureHelp({styleTitle: (title) => translatedTitle(title, say), showGlobalOptions: true})
    .helpOption('-h, --help', say('cli.option.help'))
    .helpCommand('help [command]', say('cli.command.help'));
  await registerCommands(program, context);
  return program;
}

/** The headings of the help are the only words that the argument parser brings itself. */
function translatedTitle(title: string, say: Say) {
  const key = `cli.${title.replace(':', '').replace(' ', '-').toLowerCase()}`;
  return [
    'cli.usage',
    'cli.arguments',
    'cli.options',
    'cli.commands',
    'cli.global-options',
  ].includes(key)
    ? say(key)
    : title;
}

/** @returns exit code */
function explain(error: unknown, context: Context): number {
  const {say, complain} = context;
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.good;
  if (error instanceof CommanderError && error.code === 'commander.help') {
    return EXIT.usage;
  }
  if (error instanceof CommanderError || error instanceof WrongUsage) {
    complain(usageSentence(error, say));
    return EXIT.usage;
  }
  if (error instanceof Refusal) {
    complain(refusalLine(error, context));
    return EXIT.problems;
  }
  const unwritten = asWriteError(error);
  if (unwritten) {
    complain(unwritten.sentence(say, pathFrom(context.cwd, unwritten.file)));
    return EXIT.problems;
  }
  const {stack, message} = error as Error;
  if (context.env.BENCH_DEBUG) complain(stack);
  else complain(say('cli.unexpected', {text: message}));
  return EXIT.problems;
}

/**
 * The language that a command line asks for: `--lang`, else the environment's, else English.
 *
 * @returns `rest` is the command line without the option; `wrong` is a language that there is no table of
 */
export function languageOf(
  argv: string[],
  env: Record<string, string | undefined>,
): {lang: string; rest: string[]; wrong?: string} {
  const {asked, rest} = takeLanguage(argv);
  const ofEnvironment = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  const lang = LOCALES.includes(ofEnvironment) ? ofEnvironment : ORIGINAL;
  if (asked === undefined) return {lang, rest};
  return LOCALES.includes(asked) ? {lang: asked, rest} : {lang, rest, wrong: asked};
}

function takeLanguage(argv: string[]) {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  if (at < 0) return {asked: undefined, rest: argv};
  const joined = argv[at].includes('=');
  const asked = joined ? argv[at].slice('--lang='.length) : (argv[at + 1] ?? '');
  return {asked, rest: argv.toSpliced(at, joined ? 1 : 2)};
}
