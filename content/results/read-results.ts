import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {memoizeByStamp} from '../memoize.ts';
import {sayIn} from '../messages/catalogues.ts';
import {fileLine} from '../messages/file-problem.ts';
import {stampOf} from '../site/files.ts';
import {checkFile} from './check-files.ts';
import type {Run} from '../types.ts';
import type {FileProblem} from './check-files.ts';

/** Folder of the result files, from the root of the repository. */
export const RESULTS_FOLDER = 'static/data/results';

/** All problems of all result files; `runs` are those that could be read. */
export class ResultProblems extends Error {
  problems: FileProblem[];
  runs: Map<string, Run>;

  /** @param problems which `fileLine` of content/messages/file-problem.ts says in both languages */
  constructor(problems: FileProblem[], runs: Map<string, Run>) {
    super(problems.map((problem) => fileLine(problem, sayIn('en'))).join('\n'));
    this.name = 'ResultProblems';
    this.problems = problems;
    this.runs = runs;
  }
}

/**
 * Reads and checks every result file of the repository.
 *
 * @param root folder of the repository
 * @returns full id `<study>/<run>` → run, in the order of their ids
 * @throws {ResultProblems} with all problems of all files
 */
export async function readResults(root: string): Promise<Map<string, Run>> {
  const runs = new Map();
  const problems = [];
  for (const file of await resultFiles(root)) {
    const checked = await checkedFile(root, file);
    problems.push(...checked.problems);
    if (checked.run) runs.set(checked.run.id, checked.run);
  }
  if (problems.length > 0) throw new ResultProblems(problems, runs);
  return runs;
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
export async function resultFiles(root: string): Promise<string[]> {
  const folder = join(root, RESULTS_FOLDER);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
