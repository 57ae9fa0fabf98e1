import {quantities} from '../../lib/result/read.ts';
import {unitOf} from '../../lib/result/units.ts';
import type {Measurement, Run} from '../../lib/result/types.ts';

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
export const changesBetween = <Value>(
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
