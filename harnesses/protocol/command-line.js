// @ts-check
import {parseArgs} from 'node:util';
import {stopAllChildren} from '../machine/children.js';
import {HarnessError} from '../machine/harness-error.js';

/** @typedef {Readonly<Record<string, {type: 'string' | 'boolean', short?: string, default?: string | boolean}>>} Options */

/** @template T @typedef {T extends {type: 'boolean'} ? boolean : string} ValueOf an option; none of ours is a list */

/**
 * @template {Options} O
 * @typedef {{[name in keyof O as O[name] extends {default: unknown} ? name : never]: ValueOf<O[name]>} &
 *   {[name in keyof O as O[name] extends {default: unknown} ? never : name]?: ValueOf<O[name]>} &
 *   {root: string, commandLine: string}} Values of the options as they were typed, and what every command is told
 */

/**
 * @template {Options} O
 * @typedef {object} CommandLine
 * @property {string} name as it is typed, for the journal
 * @property {string} root folder of the harness
 * @property {Record<string, (rest: string[], options: Values<O>) => Promise<number>>} commands each gives an exit code
 * @property {O} options of all commands; `help` is one of them
 * @property {string} help
 */

/**
 * Runs a harness's command line to its end and sets the exit code. No process that was started stays behind, whether it
 * ends, fails or is told to stop.
 * @template {Options} O
 * @param {CommandLine<O>} line
 * @param {string[]} argv
 */
export async function runCommandLine(line, argv) {
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

/**
 * @template {Options} O
 * @param {CommandLine<O>} line
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
async function runCommand({name: program, root, commands, options, help}, argv) {
  const {values, positionals} = parseArgs({args: argv, options, allowPositionals: true});
  const {help: wantsHelp} = /** @type {{help?: boolean}} */ (values);
  const [name, ...rest] = positionals;
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined || wantsHelp) {
    process.stdout.write(help);
    return name === undefined || wantsHelp ? 0 : 1;
  }
  const told = {...values, root, commandLine: `${program} ${argv.join(' ')}`};
  // parseArgs has refused what the options don't allow.
  return command(rest, /** @type {Values<O>} */ (/** @type {unknown} */ (told)));
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const {code, path} = /** @type {NodeJS.ErrnoException} */ (error);
  if (error instanceof HarnessError || code?.startsWith('ERR_PARSE_ARGS')) {
    return error.message;
  }
  if (code === 'ENOSPC') {
    return `${path ?? 'a file'}: the disk is full\n  What to do: make room, then start the same command again: finished runs are kept`;
  }
  return error.stack;
}
