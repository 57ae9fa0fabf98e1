import {compareRuns} from './compare-runs.js';

/**
 * What a change does, from one state of the project to another.
 *
 * @param {import('./snapshot.js').Snapshot} before
 * @param {import('./snapshot.js').Snapshot} after
 * @returns {Change}
 *
 * @typedef {object} Change
 * @property {object[]} problems of result files that are not valid now
 * @property {{id: string, values: object[], facts: object[], added: string[], removed: string[]}[]} changed results
 * @property {object[]} added results, each with what it holds
 * @property {string[]} removed ids of results
 * @property {{id: string, before?: object, after?: object}[]} claims
 * @property {{id: string, measurement: string, check: string, before?: object, after?: object}[]} verdicts
 * @property {{id: string, kind: 'added' | 'removed' | 'changed'}[]} pictures
 */
export function compareSnapshots(before, after) {
  const ids = unionOf(before.results, after.results);
  const both = ids.filter((id) => before.results.get(id)?.run && after.results.get(id)?.run);
  return {
    problems: [...after.results.values()].flatMap(({problems}) => problems),
    changed: both
      .map((id) => ({id, ...compareRuns(before.results.get(id).run, after.results.get(id).run)}))
      .filter(isChange),
    added: ids
      .filter((id) => !before.results.has(id) && after.results.get(id)?.run)
      .map((id) => summaryOf(id, after.results.get(id))),
    removed: ids.filter((id) => !after.results.has(id)),
    claims: changesOf(before.claims, after.claims, sameClaim),
    verdicts: both.flatMap((id) =>
      verdictChanges(id, before.results.get(id), after.results.get(id)),
    ),
    pictures: changesOf(before.pictures, after.pictures, sameText).map(
      ({id, before: was, after: is}) => ({
        id,
        kind: kindOf(was, is),
      }),
    ),
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

/** What a claim's numbers feed its reason with may change in silence; its figure and its verdict may not. */
function sameClaim(before, after) {
  return (
    before?.verdict === after?.verdict &&
    before?.ours === after?.ours &&
    sameText(before?.stated, after?.stated)
  );
}

const sameText = (before, after) => JSON.stringify(before) === JSON.stringify(after);

function kindOf(before, after) {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
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
