import {mergeHistograms} from './histograms.js';
import {fromLeaves, isNumber, leavesOf} from './leaves.js';

/**
 * Several readings of one point as one: each value with all its repeats. A value that some repeat lacks is left out,
 * since a median of the others would be one of the runs that went well.
 *
 * @param {object[]} readings
 * @returns {import('../types.js').Reading} Reading whose values are lists.
 */
export function combineRepeats(readings) {
  const leaves = readings.map(({values}) => new Map(leavesOf(values)));
  const paths = [...new Set(leaves.flatMap((map) => [...map.keys()]))];
  const everywhere = (path) => leaves.every((map) => map.has(path));
  const kept = paths.filter(everywhere).map((path) => [path, together(path, leaves)]);
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

function together(path, leaves) {
  const all = leaves.map((map) => map.get(path));
  if (all.every(isNumber)) return {values: all};
  return all.some((value) => value?.values) ? {values: all.flatMap(({values}) => values)} : all[0];
}

function omissions(readings, uneven) {
  const stated = readings.flatMap(({omitted}) => omitted);
  const known = new Map(stated.map((omission) => [omission.value, omission]));
  const rest = uneven.filter((path) => !known.has(path) && !known.has(path.split('.')[0]));
  return [...known.values(), ...rest.map((value) => ({value, reason: 'not-in-every-repeat'}))];
}

/** A latency that keeps nothing but what it is measured from says nothing. */
function withoutBareGroups(values) {
  const {latencyMs, ...others} = values;
  const bare = !latencyMs || Object.keys(latencyMs).every((name) => name === 'measuredFrom');
  return bare ? others : values;
}
