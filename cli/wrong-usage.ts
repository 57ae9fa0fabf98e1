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
