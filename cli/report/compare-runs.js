// @ts-check
import {quantities} from '../../lib/result/read.js';
import {unitOf} from '../../lib/result/units.js';

/** Members of a run that are compared value by value, and so aren't facts beside them. */
const APART = ['measurements', 'id', '$schema'];

/**
 * What is different between two states of one result.
 *
 * @param {Run} before
 * @param {Run} after
 * @returns {RunChanges}
 *
 * @typedef {import('../../lib/result/types.js').Run} Run
 * @typedef {{measurement: string, path: string, unit?: string, before?: number, after?: number}} ValueChange
 * @typedef {{path: string, before?: string, after?: string}} FactChange
 * @typedef {{values: ValueChange[], facts: FactChange[], added: string[], removed: string[]}} RunChanges
 */
export function compareRuns(before, after) {
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

/** @param {Run} run */
const byId = ({measurements}) =>
  new Map(measurements.map((measurement) => [measurement.id, measurement]));
/** @param {Run['measurements'][number]} measurement */
const factsOf = (measurement) =>
  without(measurement, ['values', 'processGroups', 'histogram', 'id']);

/** @param {object} whole @param {readonly string[]} names @returns {Record<string, unknown>} */
function without(whole, names) {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}

/** @param {string} measurement @param {Run['measurements'][number]} before @param {Run['measurements'][number]} after */
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

/** @param {Record<string, unknown>} before @param {Record<string, unknown>} after @param {string} prefix */
function factChanges(before, after, prefix) {
  const was = new Map(leavesOf(before, prefix));
  const is = new Map(leavesOf(after, prefix));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({path, before: was.get(path), after: is.get(path)}));
}

/** @param {object} node @param {string} prefix @returns {[path: string, text: string][]} */
function leavesOf(node, prefix) {
  return Object.entries(node).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (value === null || typeof value !== 'object') return [[path, String(value)]];
    return leavesOf(value, `${path}.`);
  });
}
