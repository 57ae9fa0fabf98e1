// @ts-check
import {parseArgs} from 'node:util';
import {stopAllChildren} from '../machine/children.js';
import {HarnessError} from '../machine/harness-error.js';

/**
 * @typedef {object} CommandLine
 * @property {string} name as it is typed, for the journal
 * @property {string} root folder of the harness
 * @property {Record<string, (rest: string[], options: any) => Promise<number>>} commands each gives an exit code
 * @property {import('node:util').ParseArgsConfig['options']} options of all commands; `help` is one of them
 * @property {string} help
 */

/**
 * Runs a harness's command line to its end and sets the exit code. No process that was started stays behind, whether it
 * ends, fails or is told to stop.
 * @param {CommandLine} line
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

/** @param {CommandLine} line @param {string[]} argv @returns {Promise<number>} */
async function runCommand({name: program, root, commands, options, help}, argv) {
  const {values, positionals} = parseArgs({args: argv, options, allowPositionals: true});
  const {help: wantsHelp} = /** @type {{help?: boolean}} */ (values);
  const [name, ...rest] = positionals;
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined || wantsHelp) {
    process.stdout.write(help);
    return name === undefined || wantsHelp ? 0 : 1;
  }
  return command(rest, {...values, root, commandLine: `${program} ${argv.join(' ')}`});
}

/** @param {any} error */
function explain(error) {
  if (error instanceof HarnessError || error.code?.startsWith('ERR_PARSE_ARGS')) {
    return error.message;
  }
  if (error.code === 'ENOSPC') {
    return `${error.path ?? 'a file'}: the disk is full\n  What to do: make room, then start the same command again: finished runs are kept`;
  }
  return error.stack;
}
