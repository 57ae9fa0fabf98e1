import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {checkFile} from '../../content/results/check-files.ts';
import {resultFiles, RESULTS_FOLDER} from '../../content/results/read-results.ts';
import {quantities} from '../../lib/result/read.ts';
import {unitOf} from '../../lib/result/units.ts';
import type {CheckedFile} from '../../content/results/check-files.ts';
import type {Verdict} from '../../lib/consistency/index.ts';
import type {Measurement, Run} from '../../lib/result/types.ts';

export type Checked = Pick<CheckedFile, 'run' | 'verdicts' | 'problems'>;

/** by id */
export type Results = Map<string, Checked>;

export interface ResultChanges {
  /** of result files that are not valid now */
  problems: Checked['problems'];
  /** results */
  changed: ({id: string} & RunChanges)[];
  /** results, each with what it holds */
  added: AddedRun[];
  /** ids of results */
  removed: string[];
  verdicts: VerdictChange[];
}

export type VerdictChange = {
  id: string;
  measurement: string;
  check: string;
  before?: Verdict;
  after?: Verdict;
};

export interface AddedRun {
  id: string;
  evidence: Run['evidence'];
  load: Run['load']['model'];
  measurements: Run['measurements'];
  refused: Verdict[];
  /** of verdicts by kind */
  counts: Record<string, number>;
}

/** What a change does to result files, from one state of the project to another. */
export function compareResults(before: Results, after: Results): ResultChanges {
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

const unionOf = (left: Map<string, unknown>, right: Map<string, unknown>) =>
  [...new Set([...left.keys(), ...right.keys()])].sort();
const isChange = ({values, facts, added, removed}: RunChanges) =>
  values.length + facts.length + added.length + removed.length > 0;

function verdictChanges(id: string, before: Checked, after: Checked): VerdictChange[] {
  const byKey = ({verdicts}: Checked) =>
    new Map(verdicts.map((verdict) => [`${verdict.measurement} ${verdict.check}`, verdict]));
  return changesBetween(byKey(before), byKey(after), ({kind, reason}) => `${kind} ${reason}`)
    .toSorted(({path: one}, {path: other}) => (one < other ? -1 : 1))
    .map(({path, ...change}) => {
      const [measurement, check] = path.split(' ');
      return {id, measurement, check, ...change};
    });
}

function summaryOf(id: string, run: Run, verdicts: readonly Verdict[]): AddedRun {
  return {
    id,
    evidence: run.evidence,
    load: run.load.model,
    measurements: run.measurements,
    refused: verdicts.filter(({kind}) => kind === 'refused'),
    counts: countBy(verdicts, ({kind}) => kind),
  };
}

function countBy<Item>(list: readonly Item[], of: (item: Item) => string) {
  const counts: Record<string, number> = {};
  for (const item of list) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
}

/**
 * The result files of one state of the project, each with what the checks say of it.
 *
 * @param root folder of that state
 * @returns by the id of their path
 */
export async function readResultStates(root: string): Promise<Results> {
  const states: Results = new Map();
  if (!existsSync(join(root, RESULTS_FOLDER))) return states;
  for (const file of resultFiles(root)) {
    const id = file.slice(RESULTS_FOLDER.length + 1, -'.json'.length);
    const {run, verdicts, problems} = await checkFile(file, {root});
    states.set(id, {run, verdicts, problems});
  }
  return states;
}

/** Members of a run that are compared value by value, and so aren't facts beside them. */
const APART = ['measurements', 'id', '$schema'];

export type ValueChange = {
  measurement: string;
  path: string;
  unit?: string;
  before?: number;
  after?: number;
};

type FactChange = {path: string; before?: string; after?: string};

type RunChanges = {
  values: ValueChange[];
  facts: FactChange[];
  added: string[];
  removed: string[];
};

/** What is different between two states of one result. */
function compareRuns(before: Run, after: Run): RunChanges {
  const was = byId(before);
  const is = byId(after);
  const both = [...is].flatMap(([id, now]) => {
    const old = was.get(id);
    return old ? {id, old, now} : [];
  });
  return {
    values: both.flatMap(({id, old, now}) => valueChanges(id, old, now)),
    facts: [
      ...factChanges(without(before, APART), without(after, APART), ''),
      ...both.flatMap(({id, old, now}) => factChanges(factsOf(old), factsOf(now), `${id}.`)),
    ],
    added: [...is.keys()].filter((id) => !was.has(id)),
    removed: [...was.keys()].filter((id) => !is.has(id)),
  };
}

const byId = ({measurements}: Run) =>
  new Map(measurements.map((measurement) => [measurement.id, measurement]));
const factsOf = (measurement: Measurement) =>
  without(measurement, ['values', 'processGroups', 'histogram', 'id']);

function without(whole: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}

/**
 * What two maps have under a key that isn't the same.
 *
 * @param sameness of two values: they are the same if it is
 */
const changesBetween = <Value>(
  was: ReadonlyMap<string, Value>,
  is: ReadonlyMap<string, Value>,
  sameness: (value: Value) => unknown = (value) => value,
): {path: string; before?: Value; after?: Value}[] =>
  [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({path, before: was.get(path), after: is.get(path)}))
    .filter(({before, after}) => (before && sameness(before)) !== (after && sameness(after)));

function valueChanges(measurement: string, was: Measurement, is: Measurement): ValueChange[] {
  const byPath = (one: Measurement) =>
    new Map(quantities(one).map(({path, quantity}) => [path, quantity]));
  return changesBetween(byPath(was), byPath(is), (quantity) => JSON.stringify(quantity)).map(
    ({path, before, after}) => ({
      ...{measurement, path, unit: unitOf(path)?.unit},
      ...{before: before?.value, after: after?.value},
    }),
  );
}

const factChanges = (was: object, is: object, prefix: string): FactChange[] =>
  changesBetween(new Map(leavesOf(was, prefix)), new Map(leavesOf(is, prefix)));

function leavesOf(node: object, prefix: string): [path: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (value === null || typeof value !== 'object') return [[path, String(value)]];
    return leavesOf(value, `${path}.`);
  });
}
