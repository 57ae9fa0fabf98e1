// @ts-check
import {unitOf} from '../units.js';

/**
 * @typedef {object} PlacedQuantity
 * @property {string} pointer JSON pointer of the quantity in the file
 * @property {string} path path inside `values`, as `unitOf` takes it
 * @property {import('../types.js').Quantity} quantity
 * @property {import('../types.js').Measurement} measurement
 */

/**
 * Every quantity of a run with its place in the file.
 *
 * @param {import('../types.js').Run} run
 * @returns {PlacedQuantity[]}
 */
export function quantitiesWithPointers(run) {
  return run.measurements.flatMap((measurement, index) => {
    const pointer = `/measurements/${index}`;
    const groups = (measurement.processGroups ?? []).flatMap((group, at) =>
      walk(group, `${pointer}/processGroups/${at}`, ['processGroups', group.name]),
    );
    return [...walk(measurement.values, `${pointer}/values`, []), ...groups].map((placed) => ({
      ...placed,
      measurement,
    }));
  });
}

/** @param {string} path */
export function isShare(path) {
  return unitOf(path)?.unit === 'share';
}

/**
 * @param {object} node
 * @param {string} pointer
 * @param {string[]} names
 * @returns {{pointer: string, path: string, quantity: import('../types.js').Quantity}[]}
 */
function walk(node, pointer, names) {
  return Object.entries(node).flatMap(([key, member]) => {
    if (member === null || typeof member !== 'object') return [];
    const place = `${pointer}/${key}`;
    if (typeof member.value !== 'number') return walk(member, place, [...names, key]);
    return [{pointer: place, path: [...names, key].join('.'), quantity: member}];
  });
}
