import {readResults} from '../../../cli/results/read-results.js';
import {problemAt} from '../problem.js';

/**
 * All result files, and what is wrong with them.
 *
 * @param {string} root
 * @returns {Promise<{runs: Map<string, object>, problems: object[]}>} runs by full id `<study>/<run>`
 */
export async function loadRuns(root) {
  try {
    return {runs: await readResults(root), problems: []};
  } catch (error) {
    if (!Array.isArray(error.problems)) throw error;
    const problems = error.problems.map((problem) =>
      problemAt('result-file', placeOf(problem), {problem}),
    );
    return {runs: error.runs ?? new Map(), problems};
  }
}

function placeOf({file, fileName, line, column}) {
  return {file: file ?? fileName, line, column};
}

/**
 * Finds runs by full id (`study/run`) or by the run's short name, preferring the given study.
 *
 * @param {Map<string, object>} runs
 * @param {string} [study]
 * @returns {(id: string) => object} throws an Error that lists what exists
 */
export function runFinder(runs, study) {
  return (id) => {
    const found = runs.get(id) ?? runs.get(`${study}/${id}`) ?? onlyRunNamed(runs, id);
    if (found) return found;
    throw new Error(`no run “${id}”; there are: ${[...runs.keys()].join(', ')}`);
  };
}

function onlyRunNamed(runs, shortName) {
  const full = [...runs.keys()].filter((id) => id.endsWith(`/${shortName}`));
  if (full.length > 1) throw new Error(`“${shortName}” is in several studies: ${full.join(', ')}`);
  return runs.get(full[0]);
}
