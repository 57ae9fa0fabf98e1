// @ts-check
import {mergeHistograms} from './histograms.js';
import {fromLeaves, isNumber, leavesOf, repeatsIn} from './leaves.js';

/** @typedef {import('./leaves.js').Leaf} Leaf */

/**
 * Several readings of one point as one: each value with all its repeats. A value that some repeat lacks is left out,
 * since a median of the others would be one of the runs that went well.
 *
 * @param {readonly Reading[]} readings
 * @returns {import('../types.js').Combined}
 *
 * @typedef {import('../types.js').Reading} Reading
 * @typedef {import('../types.js').Amounts} Amounts
 */
export function combineRepeats(readings) {
  const leaves = readings.map(({values}) => new Map(leavesOf(values)));
  const paths = [...new Set(leaves.flatMap((map) => [...map.keys()]))];
  const everywhere = (/** @type {string} */ path) => leaves.every((map) => map.has(path));
  const kept = paths
    .filter(everywhere)
    .map((path) => /** @type {const} */ ([path, together(path, leaves)]));
  const histogram = mergeHistograms(readings);
  const {histogram: _single, ...first} = readings[0];
  return {
    ...first,
    values: withoutBareGroups(fromLeaves(kept)),
    ...(histogram ? {histogram} : {}),
    repeats: readings.length,
    omitted: omissions(
      readings,
      paths.filter((path) => !everywhere(path)),
    ),
    notes: [...new Set(readings.flatMap(({notes = []}) => notes))],
  };
}

/** @param {string} path @param {readonly Map<string, Leaf>[]} leaves @returns {Leaf} */
function together(path, leaves) {
  const all = leaves.map((map) => map.get(path));
  if (all.every(isNumber)) return {values: all};
  return all.some((value) => repeatsIn(value)) ? {values: all.flatMap(repeatsOrNone)} : all[0];
}

/** @param {Leaf} value */
const repeatsOrNone = (value) => repeatsIn(value) ?? [];

/** @param {readonly Reading[]} readings @param {readonly string[]} uneven */
function omissions(readings, uneven) {
  const stated = readings.flatMap(({omitted}) => omitted);
  const known = new Map(stated.map((omission) => [omission.value, omission]));
  const rest = uneven.filter((path) => !known.has(path) && !known.has(path.split('.')[0]));
  return [...known.values(), ...rest.map((value) => ({value, reason: 'not-in-every-repeat'}))];
}

/** A latency that keeps nothing but what it is measured from says nothing. @param {Amounts} values */
function withoutBareGroups(values) {
  const {latencyMs, ...others} = values;
  const bare = !latencyMs || Object.keys(latencyMs).every((name) => name === 'measuredFrom');
  return bare ? others : values;
}
