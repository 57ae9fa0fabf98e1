import {messageOf} from '../../lib/errors.ts';
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
  const full = [...byId.keys()].filter((id) => id.endsWith(`/${shortName}`));
  if (full.length > 1) throw new Error(`“${shortName}” is in several studies: ${full.join(', ')}`);
  return byId.get(full[0]);
}

/** The problem that an error makes, unless its file has been complained about already. */
export function problemsOfError(error: unknown, problemOf: (reason: string) => Problem): Problem[] {
  return error instanceof UnreadableRun ? [] : [problemOf(reasonOf(error))];
}

/** Other rooms' errors end with their own advice and full stop; ours follow. */
function reasonOf(error: unknown) {
  return messageOf(error)
    .replace(/ Correct [^.]*\.$/, '')
    .replace(/\.$/, '');
}
