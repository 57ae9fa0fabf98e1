// @ts-check
import {readdir, stat} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {sayIn} from '../messages/catalogues.js';
import {fileLine} from '../messages/file-problem.js';
import {checkFile} from './check-files.js';
import {processMemory} from './process-memory.js';

/** Folder of the result files, from the root of the repository. */
export const RESULTS_FOLDER = 'static/data/results';

/** All problems of all result files; `runs` are those that could be read. */
export class ResultProblems extends Error {
  /**
   * @param {import('./check-files.js').FileProblem[]} problems which `fileLine` of
   *   content/messages/file-problem.js says in both languages
   * @param {Map<string, import('../types.js').Run>} runs
   */
  constructor(problems, runs) {
    super(problems.map((problem) => fileLine(problem, sayIn('en'))).join('\n'));
    this.name = 'ResultProblems';
    this.problems = problems;
    this.runs = runs;
  }
}

/**
 * Reads and checks every result file of the repository.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<Map<string, import('../types.js').Run>>} full id `<study>/<run>` → run, in the order of their ids
 * @throws {ResultProblems} with all problems of all files
 */
export async function readResults(root) {
  const runs = new Map();
  const problems = [];
  for (const file of await resultFiles(root)) {
    const checked = await checkOnce(file, root);
    problems.push(...checked.problems);
    if (checked.run) runs.set(checked.run.id, checked.run);
  }
  if (problems.length > 0) throw new ResultProblems(problems, runs);
  return runs;
}

/** @type {Map<string, {stamp: string, checked: import('./check-files.js').CheckedFile}>} */
const known = processMemory('checked results');

/**
 * The same as checkFile, without reading again a file that has not changed: a build asks several times for each
 * language. Whoever gets a run must not change it.
 *
 * @param {string} file
 * @param {string} root
 */
async function checkOnce(file, root) {
  const path = join(root, file);
  const {mtimeMs, size} = await stat(path);
  const stamp = `${mtimeMs} ${size}`;
  const earlier = known.get(path);
  if (earlier?.stamp === stamp) return earlier.checked;
  const checked = await checkFile(file, {root});
  known.set(path, {stamp, checked});
  return checked;
}

/**
 * Paths of all result files, from the root, with forward slashes, sorted.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function resultFiles(root) {
  const folder = join(root, RESULTS_FOLDER);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
