import {mergeHistograms} from './histograms.ts';
import {fromLeaves, isNumber, leavesOf, repeatsIn} from './leaves.ts';
import type {Amounts, Combined, Reading} from '../types.ts';
import type {Leaf} from './leaves.ts';

/**
 * Several readings of one point as one: each value with all its repeats. A value that some repeat lacks is left out,
 * since a median of the others would be one of the runs that went well.
 */
export function combineRepeats(readings: readonly Reading[]): Combined {
  const leaves = readings.map(({values}) => new Map(leavesOf(values)));
  const paths = [...new Set(leaves.flatMap((map) => [...map.keys()]))];
  const everywhere = (path: string) => leaves.every((map) => map.has(path));
  const kept = paths.filter(everywhere).map((path) => [path, together(path, leaves)] as const);
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

function together(path: string, leaves: readonly Map<string, Leaf>[]): Leaf {
  const all = leaves.map((map) => map.get(path));
  if (all.every(isNumber)) return {values: all};
  return all.some((value) => repeatsIn(value)) ? {values: all.flatMap(repeatsOrNone)} : all[0];
}

const repeatsOrNone = (value: Leaf) => repeatsIn(value) ?? [];

function omissions(readings: readonly Reading[], uneven: readonly string[]) {
  const stated = readings.flatMap(({omitted}) => omitted);
  const known = new Map(stated.map((omission) => [omission.value, omission]));
  const rest = uneven.filter((path) => !known.has(path) && !known.has(path.split('.')[0]));
  return [...known.values(), ...rest.map((value) => ({value, reason: 'not-in-every-repeat'}))];
}

/** A latency that keeps nothing but what it is measured from says nothing. */
function withoutBareGroups(values: Amounts) {
  const {latencyMs, ...others} = values;
  const bare = !latencyMs || Object.keys(latencyMs).every((name) => name === 'measuredFrom');
  return bare ? others : values;
}
