import {quantities} from '../../lib/result/read.js';
import {unitOf} from '../../lib/result/units.js';

/** Members of a run that are compared value by value, and so aren't facts beside them. */
const APART = ['measurements', 'id', '$schema'];

/**
 * What is different between two states of one result.
 *
 * @param {object} before
 * @param {object} after
 * @returns {{values: {measurement: string, path: string, unit?: string, before?: number, after?: number}[],
 *   facts: {path: string, before?: string, after?: string}[], added: string[], removed: string[]}}
 */
export function compareRuns(before, after) {
  const was = byId(before);
  const is = byId(after);
  const both = [...is.keys()].filter((id) => was.has(id));
  return {
    values: both.flatMap((id) => valueChanges(id, was.get(id), is.get(id))),
    facts: [
      ...factChanges(without(before, APART), without(after, APART), ''),
      ...both.flatMap((id) => factChanges(factsOf(was.get(id)), factsOf(is.get(id)), `${id}.`)),
    ],
    added: [...is.keys()].filter((id) => !was.has(id)),
    removed: [...was.keys()].filter((id) => !is.has(id)),
  };
}

const byId = ({measurements}) =>
  new Map(measurements.map((measurement) => [measurement.id, measurement]));
const factsOf = (measurement) =>
  without(measurement, ['values', 'processGroups', 'histogram', 'id']);

function without(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function valueChanges(measurement, before, after) {
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

function factChanges(before, after, prefix) {
  const was = new Map(leavesOf(before, prefix));
  const is = new Map(leavesOf(after, prefix));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({path, before: was.get(path), after: is.get(path)}));
}

function leavesOf(node, prefix) {
  return Object.entries(node).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (value === null || typeof value !== 'object') return [[path, String(value)]];
    return leavesOf(value, `${path}.`);
  });
}
