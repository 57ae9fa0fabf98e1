import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {checkFile} from '../../content/results/check-files.ts';
import {RESULTS_FOLDER, resultFiles} from '../../content/results/read-results.ts';
import type {Results} from './compare.ts';

/**
 * The result files of one state of the project, each with what the checks say of it.
 *
 * @param root folder of that state
 * @returns by the id of their path
 */
export async function readResultStates(root: string): Promise<Results> {
  const states: Results = new Map();
  if (!existsSync(join(root, RESULTS_FOLDER))) return states;
  for (const file of resultFiles(root)) {
    const id = file.slice(RESULTS_FOLDER.length + 1, -'.json'.length);
    const {run, verdicts, problems} = await checkFile(file, {root});
    states.set(id, {run, verdicts, problems});
  }
  return states;
}
