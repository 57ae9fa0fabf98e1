import {compareRuns} from './compare-runs.js';

/**
 * What a change does to result files, from one state of the project to another.
 *
 * @param {Map<string, {run?: any, verdicts: any[], problems: any[]}>} before
 * @param {Map<string, {run?: any, verdicts: any[], problems: any[]}>} after
 * @returns {ResultChanges}
 *
 * @typedef {object} ResultChanges
 * @property {object[]} problems of result files that are not valid now
 * @property {{id: string, values: object[], facts: object[], added: string[], removed: string[]}[]} changed results
 * @property {object[]} added results, each with what it holds
 * @property {string[]} removed ids of results
 * @property {{id: string, measurement: string, check: string, before?: object, after?: object}[]} verdicts
 */
export function compareResults(before, after) {
  const ids = unionOf(before, after);
  const both = ids.filter((id) => before.get(id)?.run && after.get(id)?.run);
  return {
    problems: [...after.values()].flatMap(({problems}) => problems),
    changed: both
      .map((id) => ({id, ...compareRuns(before.get(id).run, after.get(id).run)}))
      .filter(isChange),
    added: ids
      .filter((id) => !before.has(id) && after.get(id)?.run)
      .map((id) => summaryOf(id, after.get(id))),
    removed: ids.filter((id) => !after.has(id)),
    verdicts: both.flatMap((id) => verdictChanges(id, before.get(id), after.get(id))),
  };
}

const unionOf = (left, right) => [...new Set([...left.keys(), ...right.keys()])].sort();
const isChange = ({values, facts, added, removed}) =>
  values.length + facts.length + added.length + removed.length > 0;

function changesOf(before, after, same) {
  return unionOf(before, after)
    .map((id) => ({id, before: before.get(id), after: after.get(id)}))
    .filter((change) => !same(change.before, change.after));
}

function verdictChanges(id, before, after) {
  const byKey = ({verdicts}) =>
    new Map(verdicts.map((verdict) => [`${verdict.measurement} ${verdict.check}`, verdict]));
  const same = (was, is) => was?.kind === is?.kind && was?.reason === is?.reason;
  return changesOf(byKey(before), byKey(after), same).map(({id: key, before: was, after: is}) => {
    const [measurement, check] = key.split(' ');
    return {id, measurement, check, before: was, after: is};
  });
}

function summaryOf(id, {run, verdicts}) {
  return {
    id,
    evidence: run.evidence,
    load: run.load.model,
    measurements: run.measurements,
    refused: verdicts.filter(({kind}) => kind === 'refused'),
    counts: countBy(verdicts, ({kind}) => kind),
  };
}

function countBy(list, of) {
  const counts = {};
  for (const item of list) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
}
