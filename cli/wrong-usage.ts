import {RESULTS_FOLDER, resultFiles} from '../content/results/read-results.ts';

/** A command line that can't be followed; the message table has its sentence. */
export class WrongUsage extends Error {
  key: string;
  params: object;

  /** @param key key of the sentence */
  constructor(key: string, params: object = {}) {
    super(key);
    this.name = 'WrongUsage';
    this.key = key;
    this.params = params;
  }
}

/**
 * Refuses a folder that isn't the repository's: nothing would be found there, and so nothing wrong.
 *
 * @returns the paths of all result files
 * @throws {WrongUsage} where there is none
 */
export function repositoryResults({cwd}: {cwd: string}): string[] {
  const files = resultFiles(cwd);
  if (files.length === 0) throw new WrongUsage('cli.no-results', {folder: RESULTS_FOLDER});
  return files;
}

/** The argument parser's errors by its code, and the sentence of each. */
const SENTENCES: Record<string, string> = {
  'commander.unknownCommand': 'cli.unknown-command',
  'commander.unknownOption': 'cli.unknown-option',
  'commander.missingArgument': 'cli.missing-argument',
  'commander.optionMissingArgument': 'cli.missing-value',
  'commander.missingMandatoryOptionValue': 'cli.missing-option',
  'commander.excessArguments': 'cli.excess-arguments',
  'commander.invalidArgument': 'cli.wrong-value',
};

/**
 * Says in the reader's language what is wrong with a command line.
 *
 * @param error of the argument parser or of ours
 */
export function usageSentence(
  error: Error & {code?: string},
  say: (key: string, params?: object) => string,
): string {
  if (error instanceof WrongUsage) {
    return [say(error.key, error.params), say('cli.see-help', {command: '--help'})].join('\n');
  }
  const key = SENTENCES[error.code ?? ''] ?? 'cli.wrong-usage';
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const allowed = /Allowed choices are (.*)\./.exec(error.message)?.[1] ?? '';
  const suggestion = /Did you mean (?:one of )?(.*?)\?/.exec(error.message)?.[1];
  const name = quoted.replace(/ argument .*/, '');
  const lines = [say(key, {name, allowed, text: error.message})];
  if (suggestion) lines.push(say('cli.did-you-mean', {suggestion}));
  return [...lines, say('cli.see-help', {command: '--help'})].join('\n');
}
