import {problemAt} from '../problem.ts';
import type {Problem} from '../problem.ts';

/** A run that was superseded names another that exists. */
export function checkSuperseded({
  runs,
}: {
  runs: {byId: Map<string, {id: string; supersededBy?: string}>};
}): Problem[] {
  return [...runs.byId.values()]
    .filter(
      ({id, supersededBy}) =>
        supersededBy !== undefined && (supersededBy === id || !runs.byId.has(supersededBy)),
    )
    .map(({id, supersededBy}) =>
      problemAt(
        'superseded-by-nothing',
        {file: `static/data/results/${id}.json`},
        {value: String(supersededBy)},
      ),
    );
}
