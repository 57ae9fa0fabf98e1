// @ts-check
/** @import {Problem, Run, Runs} from '../types.js' */
import {ResultProblems, readResults} from '../results/read-results.js';
import {problemAt} from '../problem.js';
import {FOLDERS} from './folders.js';

/** A run whose file is there and can't be read: said once, by its file, not by all that reads it. */
export class UnreadableRun extends Error {}

/**
 * All result files, and what is wrong with them.
 *
 * @param {string} root
 * @returns {Promise<{runs: Runs, problems: Problem[]}>}
 */
export async function loadRuns(root) {
  try {
    return {runs: {byId: await readResults(root), unreadable: []}, problems: []};
  } catch (error) {
    if (!(error instanceof ResultProblems)) throw error;
    const {problems, runs: byId} = error;
    const ids = problems.map(({file}) => idOfFile(file));
    const unreadable = [...new Set(ids)].filter((id) => !byId.has(id));
    return {runs: {byId, unreadable}, problems: problems.map(problemOfFile)};
  }
}

/** @param {string} file */
const idOfFile = (file) => file.slice(FOLDERS.results.length + 1, -'.json'.length);

/** @param {ResultProblems['problems'][number]} problem */
function problemOfFile(problem) {
  const {file, line, column} = problem;
  return problemAt('result-file', {file, line, column}, {problem});
}

/**
 * Finds runs by full id (`study/run`) or by the run's short name, preferring the given study.
 *
 * @param {Runs} runs
 * @param {string} [study]
 * @returns {(id: string) => Run} throws an Error that lists what exists, or an UnreadableRun
 */
export function runFinder({byId, unreadable}, study) {
  return (id) => {
    const found = byId.get(id) ?? byId.get(`${study}/${id}`) ?? onlyRunNamed(byId, id);
    if (found) return found;
    if (unreadable.some((each) => each === id || each.endsWith(`/${id}`))) {
      throw new UnreadableRun(`the file of the run “${id}” can't be read`);
    }
    throw new Error(`no run “${id}”; there are: ${[...byId.keys()].join(', ')}`);
  };
}

/** @param {Runs['byId']} byId @param {string} shortName */
function onlyRunNamed(byId, shortName) {
  const full = [...byId.keys()].filter((id) => id.endsWith(`/${shortName}`));
  if (full.length > 1) throw new Error(`“${shortName}” is in several studies: ${full.join(', ')}`);
  return byId.get(full[0]);
}

/**
 * The problem that an error makes, unless its file has been complained about already.
 *
 * @param {Error} error
 * @param {(reason: string) => Problem} problemOf
 * @returns {Problem[]}
 */
export function problemsOfError(error, problemOf) {
  return error instanceof UnreadableRun ? [] : [problemOf(reasonOf(error))];
}

/** Other rooms' errors end with their own advice and full stop; ours follow. @param {Error} error */
function reasonOf({message}) {
  return message.replace(/ Correct [^.]*\.$/, '').replace(/\.$/, '');
}
