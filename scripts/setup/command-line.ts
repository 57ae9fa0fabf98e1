import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';

/**
 * What a script was asked for. With `--help` it only says how it is used; an option or argument that it doesn't have is
 * said on one line, with exit code 2, before anything is done.
 *
 * @param usage the whole command with its options, and what each of them does
 * @param options as for Node's parseArgs
 * @param argument name of the one argument, a number, that the script can be given
 */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  argument?: string,
) {
  const parsed = readOrEnd(usage, options);
  if ('help' in parsed.values && parsed.values.help) end(0, usage);
  const [text, ...more] = parsed.positionals;
  if (more.length > 0 || (text !== undefined && !argument))
    end(2, `“${more[0] ?? text}” is one argument too many; --help lists what there is.`);
  if (text !== undefined && !(Number(text) > 0))
    end(2, `“${text}” is no ${argument}; give a number above 0, or see --help.`);
  return {values: parsed.values, number: text === undefined ? undefined : Number(text)};
}

function readOrEnd<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const help = {type: 'boolean', short: 'h', default: false} as const;
  try {
    return parseArgs({allowPositionals: true, options: {...options, help}});
  } catch (error) {
    // what follows in Node's message is about arguments that begin with a dash, which no script has
    const [reason] = (error as Error).message.split('. ');
    return end(2, `${reason.replace(/\.$/, '')}; --help lists what there is.`);
  }
}

function end(code: 0 | 2, text: string): never {
  if (code === 0) console.log(text);
  else console.error(text);
  process.exit(code);
}
