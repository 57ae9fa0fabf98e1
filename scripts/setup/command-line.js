// @ts-check
import {parseArgs} from 'node:util';

/**
 * What a script was asked for. With `--help` it only says how it is used; an option or argument that it doesn't have is
 * said on one line, with exit code 2, before anything is done.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage the whole command with its options, and what each of them does
 * @param {Options} options as for Node's parseArgs
 * @param {string} [argument] name of the one argument, a number, that the script can be given
 */
export function commandLine(usage, options, argument) {
  const parsed = readOrEnd(usage, options);
  if ('help' in parsed.values && parsed.values.help) end(0, usage);
  const [text, ...more] = parsed.positionals;
  if (more.length > 0 || (text !== undefined && !argument))
    end(2, `“${more[0] ?? text}” is one argument too many; --help lists what there is.`);
  if (text !== undefined && !(Number(text) > 0))
    end(2, `“${text}” is no ${argument}; give a number above 0, or see --help.`);
  return {values: parsed.values, number: text === undefined ? undefined : Number(text)};
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} options
 */
function readOrEnd(usage, options) {
  const help = /** @type {const} */ ({type: 'boolean', short: 'h', default: false});
  try {
    return parseArgs({allowPositionals: true, options: {...options, help}});
  } catch (error) {
    // what follows in Node's message is about arguments that begin with a dash, which no script has
    const [reason] = /** @type {Error} */ (error).message.split('. ');
    return end(2, `${reason.replace(/\.$/, '')}; --help lists what there is.`);
  }
}

/** @param {0 | 2} code @param {string} text @returns {never} */
function end(code, text) {
  if (code === 0) console.log(text);
  else console.error(text);
  process.exit(code);
}
