// @ts-check
import {compareRuns} from './compare-runs.js';

/**
 * What a change does to result files, from one state of the project to another.
 *
 * @param {Results} before
 * @param {Results} after
 * @returns {ResultChanges}
 *
 * @typedef {Pick<import('../../content/results/check-files.js').CheckedFile, 'run' | 'verdicts' | 'problems'>} Checked
 * @typedef {Map<string, Checked>} Results by id
 * @typedef {import('../../lib/result/types.js').Run} Run
 * @typedef {import('../../lib/consistency/index.js').Verdict} Verdict
 *
 * @typedef {object} ResultChanges
 * @property {Checked['problems']} problems of result files that are not valid now
 * @property {({id: string} & import('./compare-runs.js').RunChanges)[]} changed results
 * @property {AddedRun[]} added results, each with what it holds
 * @property {string[]} removed ids of results
 * @property {VerdictChange[]} verdicts
 *
 * @typedef {{id: string, measurement: string, check: string, before?: Verdict, after?: Verdict}} VerdictChange
 *
 * @typedef {object} AddedRun
 * @property {string} id
 * @property {Run['evidence']} evidence
 * @property {Run['load']['model']} load
 * @property {Run['measurements']} measurements
 * @property {Verdict[]} refused
 * @property {Record<string, number>} counts of verdicts by kind
 */
export function compareResults(before, after) {
  const ids = unionOf(before, after);
  const both = ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was?.run && is?.run ? {id, was, is, runs: compareRuns(was.run, is.run)} : [];
  });
  return {
    problems: [...after.values()].flatMap(({problems}) => problems),
    changed: both.map(({id, runs}) => ({id, ...runs})).filter(isChange),
    added: [...after]
      .filter(([id]) => !before.has(id))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([id, {run, verdicts}]) => (run ? summaryOf(id, run, verdicts) : [])),
    removed: ids.filter((id) => !after.has(id)),
    verdicts: both.flatMap(({id, was, is}) => verdictChanges(id, was, is)),
  };
}

/** @param {Map<string, unknown>} left @param {Map<string, unknown>} right */
const unionOf = (left, right) => [...new Set([...left.keys(), ...right.keys()])].sort();
/** @param {import('./compare-runs.js').RunChanges} changes */
const isChange = ({values, facts, added, removed}) =>
  values.length + facts.length + added.length + removed.length > 0;

/** @param {Map<string, Verdict>} before @param {Map<string, Verdict>} after */
function changesOf(before, after) {
  return unionOf(before, after)
    .map((id) => ({id, before: before.get(id), after: after.get(id)}))
    .filter(({before: was, after: is}) => was?.kind !== is?.kind || was?.reason !== is?.reason);
}

/** @param {string} id @param {Checked} before @param {Checked} after @returns {VerdictChange[]} */
function verdictChanges(id, before, after) {
  const byKey = (/** @type {Checked} */ {verdicts}) =>
    new Map(verdicts.map((verdict) => [`${verdict.measurement} ${verdict.check}`, verdict]));
  return changesOf(byKey(before), byKey(after)).map(({id: key, before: was, after: is}) => {
    const [measurement, check] = key.split(' ');
    return {id, measurement, check, before: was, after: is};
  });
}

/** @param {string} id @param {Run} run @param {readonly Verdict[]} verdicts @returns {AddedRun} */
function summaryOf(id, run, verdicts) {
  return {
    id,
    evidence: run.evidence,
    load: run.load.model,
    measurements: run.measurements,
    refused: verdicts.filter(({kind}) => kind === 'refused'),
    counts: countBy(verdicts, ({kind}) => kind),
  };
}

/**
 * @template Item
 * @param {readonly Item[]} list
 * @param {(item: Item) => string} of
 */
function countBy(list, of) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const item of list) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
}
