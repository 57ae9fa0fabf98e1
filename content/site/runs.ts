import {messageOf} from '../../lib/errors.ts';
import {memoize} from '../memoize.ts';
import {checkResults} from '../results/read-results.ts';
import {problemAt} from '../problem.ts';
import {FOLDERS} from './folders.ts';
import type {Problem, Run, Runs} from '../types.ts';

/** A run whose file is there and can't be read: said once, by its file, not by all that reads it. */
class UnreadableRun extends Error {}

/** All result files, and what is wrong with them. */
export async function loadRuns(root: string): Promise<{runs: Runs; problems: Problem[]}> {
  const {runs: byId, problems} = await checkResults(root);
  const ids = problems.map(({file}) => file.slice(FOLDERS.results.length + 1, -'.json'.length));
  const unreadable = [...new Set(ids)].filter((id) => !byId.has(id));
  return {
    runs: {byId, unreadable},
    problems: problems.map((problem) => {
      const {file, line, column} = problem;
      return problemAt('result-file', {file, line, column}, {problem});
    }),
  };
}

/**
 * Finds runs by full id (`study/run`) or by the run's short name, preferring the given study.
 *
 * @returns throws an Error that lists what exists, or an UnreadableRun
 */
export function runFinder({byId, unreadable}: Runs, study?: string): (id: string) => Run {
  return (id) => {
    const found = byId.get(id) ?? byId.get(`${study}/${id}`) ?? onlyRunNamed(byId, id);
    if (found) return found;
    if (unreadable.some((each) => each === id || each.endsWith(`/${id}`))) {
      throw new UnreadableRun(`the file of the run “${id}” can't be read`);
    }
    throw new Error(`no run “${id}”; there are: ${[...byId.keys()].join(', ')}`);
  };
}

function onlyRunNamed(byId: Runs['byId'], shortName: string) {
  const full = idsByName(byId).get(shortName) ?? [];
  if (full.length > 1) throw new Error(`“${shortName}” is in several studies: ${full.join(', ')}`);
  return byId.get(full[0]);
}

/** Full ids by what stands behind the study; a build asks thousands of times. */
const idsByName = memoize((byId: Runs['byId']) =>
  Map.groupBy(byId.keys(), (id) => id.slice(id.indexOf('/') + 1)),
);

/** What is computed, or the problem that its error makes, unless its file has been complained about already. */
export function attempt<Value>(
  compute: () => Value,
  problemOf: (reason: string) => Problem,
): {value: Value | null; problems: Problem[]} {
  try {
    return {value: compute(), problems: []};
  } catch (error) {
    const problems = error instanceof UnreadableRun ? [] : [problemOf(reasonOf(error))];
    return {value: null, problems};
  }
}

/** Other rooms' errors end with their own advice and full stop; ours follow. */
function reasonOf(error: unknown) {
  return messageOf(error)
    .replace(/ Correct [^.]*\.$/, '')
    .replace(/\.$/, '');
}
