// @ts-check
import {problemAt} from '../problem.js';

/**
 * A run that was superseded names another that exists.
 *
 * @param {{runs: {byId: Map<string, {id: string, supersededBy?: string}>}}} site
 * @returns {import('../problem.js').Problem[]}
 */
export function checkSuperseded({runs}) {
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
