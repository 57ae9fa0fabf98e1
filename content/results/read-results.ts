import {memoizeByStamp} from '../memoize.ts';
import {sayIn} from '../messages/catalogues.ts';
import {fileLine} from '../messages/file-problem.ts';
import {filesUnder, stampOf} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {checkFile} from './check-files.ts';
import type {Run} from '../types.ts';
import type {FileProblem} from './check-files.ts';

/** Folder of the result files, from the root of the repository. */
export const RESULTS_FOLDER = FOLDERS.results;

/**
 * Reads every result file of the repository that fits its schema and its rules.
 *
 * @param root folder of the repository
 * @returns by full id `<study>/<run>`, in the order of their ids
 * @throws {Error} with all problems of all files
 */
export async function readResults(root: string): Promise<Map<string, Run>> {
  const {runs, problems} = await checkResults(root);
  if (problems.length === 0) return runs;
  throw new Error(problems.map((problem) => fileLine(problem, sayIn('en'))).join('\n'));
}

/** The same with what is wrong, which `fileLine` of content/messages/file-problem.ts says in both languages. */
export async function checkResults(
  root: string,
): Promise<{runs: Map<string, Run>; problems: FileProblem[]}> {
  const runs = new Map();
  const problems = [];
  for (const file of resultFiles(root)) {
    const checked = await checkedFile(root, file);
    problems.push(...checked.problems);
    if (checked.run) runs.set(checked.run.id, checked.run);
  }
  return {runs, problems};
}

/**
 * The same as checkFile, without reading again a file that has not changed: a build asks several times. Whoever gets a
 * run must not change it.
 */
const checkedFile = memoizeByStamp(
  (root: string, file: string) => stampOf(root, [file]),
  (root, file) => checkFile(file, {root}),
);

/** Paths of all result files, from the root, with forward slashes, sorted. */
export const resultFiles = (root: string) => filesUnder(root, FOLDERS.results, /\.json$/);
