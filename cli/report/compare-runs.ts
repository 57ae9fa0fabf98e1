import {quantities} from '../../lib/result/read.ts';
import {unitOf} from '../../lib/result/units.ts';
import type {Run} from '../../lib/result/types.ts';

/** Members of a run that are compared value by value, and so aren't facts beside them. */
const APART = ['measurements', 'id', '$schema'];

export type ValueChange = {
  measurement: string;
  path: string;
  unit?: string;
  before?: number;
  after?: number;
};

export type FactChange = {path: string; before?: string; after?: string};

export type RunChanges = {
  values: ValueChange[];
  facts: FactChange[];
  added: string[];
  removed: string[];
};

/** What is different between two states of one result. */
export function compareRuns(before: Run, after: Run): RunChanges {
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
const factsOf = (measurement: Run['measurements'][number]) =>
  without(measurement, ['values', 'processGroups', 'histogram', 'id']);

function without(whole: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}

function valueChanges(
  measurement: string,
  before: Run['measurements'][number],
  after: Run['measurements'][number],
) {
  const was = new Map(quantities(before).map(({path, quantity}) => [path, quantity]));
  const is = new Map(quantities(after).map(({path, quantity}) => [path, quantity]));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path)))
    .map((path) => ({
      measurement,
      path,
      unit: unitOf(path)?.unit,
      before: was.get(path)?.value,
      after: is.get(path)?.value,
    }));
}

function factChanges(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  prefix: string,
) {
  const was = new Map(leavesOf(before, prefix));
  const is = new Map(leavesOf(after, prefix));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({path, before: was.get(path), after: is.get(path)}));
}

function leavesOf(node: object, prefix: string): [path: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (value === null || typeof value !== 'object') return [[path, String(value)]];
    return leavesOf(value, `${path}.`);
  });
}
