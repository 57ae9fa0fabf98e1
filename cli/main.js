// @ts-check
import {Command, CommanderError} from 'commander';
import {registerCommands} from './commands/index.js';
import {sayIn} from '../content/messages/catalogues.js';
import {asWriteError} from '../content/write-error.js';
import {Refusal} from './importers/refusal.js';
import {pathFrom} from './importers/session/path-from.js';
import {refusalLine} from './importers/session/report.js';
import {languageOf} from './language.js';
import {usageSentence} from './usage-sentence.js';
import {WrongUsage} from './wrong-usage.js';

/** @import {Say} from '../content/messages/say.js' */

/** Exit codes: what was asked for is done; the input has problems; the command line is wrong. */
export const EXIT = Object.freeze({good: 0, problems: 1, usage: 2});

/**
 * Runs one command line.
 *
 * @param {string[]} argv arguments behind the name of the program
 * @param {Io} io where it reads and writes, so that a test can replace the process
 * @returns {Promise<number>} exit code
 *
 * @typedef {object} Io
 * @property {{write: (text: string) => unknown, isTTY?: boolean, columns?: number}} stdout
 * @property {{write: (text: string) => unknown, isTTY?: boolean}} stderr
 * @property {NodeJS.ReadableStream & {isTTY?: boolean}} [stdin]
 * @property {Record<string, string | undefined>} env
 * @property {string} cwd root of the repository
 * @property {typeof import('./update/draw-pictures.js').drawPictures} [drawPictures] what draws in a test
 *
 * @typedef {Io & {lang: string, say: import('../content/messages/say.js').Say,
 *   print: (line?: string) => void, complain: (line?: string) => void, exitCode: number}} Context what a command gets
 */
export async function main(argv, io) {
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

/** @param {Io} io @param {string} lang @returns {Context} */
function createContext(io, lang) {
  return {
    ...io,
    lang,
    say: sayIn(lang),
    print: (line = '') => io.stdout.write(`${line}\n`),
    complain: (line = '') => io.stderr.write(`${line}\n`),
    exitCode: EXIT.good,
  };
}

/** @param {Context} context */
async function createProgram(context) {
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

/**
 * The headings of the help are the only words that the argument parser brings itself.
 *
 * @param {string} title
 * @param {Say} say
 */
function translatedTitle(title, say) {
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

/** @param {unknown} error @param {Context} context @returns {number} exit code */
function explain(error, context) {
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
  const {stack, message} = /** @type {Error} */ (error);
  if (context.env.BENCH_DEBUG) complain(stack);
  else complain(say('cli.unexpected', {text: message}));
  return EXIT.problems;
}
