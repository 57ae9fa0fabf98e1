import {resolveReference} from '../value/reference.ts';
import type {Run, Site} from '../types.ts';

/**
 * Runs that a later one has replaced: those whose result file says `supersededBy`, which is the one place that says so.
 */
type MayBeReplaced = Pick<Run, 'id' | 'supersededBy'>;

/** both by full id */
export type Replaced = {run: string; by: string};

/** @returns each once, in the order of the runs */
export function replacedAmong(runs: readonly MayBeReplaced[]): Replaced[] {
  const replaced = runs.flatMap(({id, supersededBy}) =>
    supersededBy === undefined ? [] : [{run: id, by: supersededBy}],
  );
  return [...new Map(replaced.map((each) => [each.run, each])).values()];
}

/**
 * Replaced runs that quantities are read from.
 *
 * @param study that the names are read in
 * @param names of quantities, or whole references; one that can't be computed reads nothing, as other
 * rules complain about it
 */
export function replacedBehind(
  {runs, quantities}: Pick<Site, 'runs' | 'quantities'>,
  study: string,
  names: readonly string[],
): Replaced[] {
  const asked = new Set<string>();
  const byId = new Map(runs.byId);
  byId.get = (id) => {
    if (byId.has(id)) asked.add(id);
    return runs.byId.get(id);
  };
  for (const name of names) {
    try {
      resolveReference(name, {runs: {...runs, byId}, quantities}, study);
    } catch {
      // Said by the rules of texts and claims.
    }
  }
  return replacedAmong([...asked].flatMap((id) => runs.byId.get(id) ?? []));
}
