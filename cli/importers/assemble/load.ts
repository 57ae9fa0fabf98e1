import type {Load} from '../types.ts';

/** What each load model can't do without, as the rules of result files have it. */
const NEEDED: Record<Load['model'], ('arrivalRatePerS' | 'maxVus' | 'vus')[]> = {
  open: ['arrivalRatePerS', 'maxVus'],
  closed: ['vus'],
  unknown: [],
};

/** A load with its model and everything that the model needs; what is missing becomes the word `unknown`. */
export function completeLoad(known: Partial<Load>): Load {
  const load: Load = {model: 'unknown', ...known};
  for (const name of NEEDED[load.model] ?? []) load[name] ??= 'unknown';
  return load;
}

export type AnyLoad = Record<string, unknown>;

/**
 * The load that most measurements share, and for each measurement what is different in its own.
 *
 * @param loads Complete loads, one a measurement.
 */
export function sharedLoad(loads: AnyLoad[]): {shared: object; own: (object | undefined)[]} {
  const names = Object.keys(loads[0]).filter((name) => loads.every((load) => name in load));
  const shared = Object.fromEntries(names.map((name) => [name, commonest(loads, name)]));
  const own = loads.map((load) => {
    const different = Object.entries(load).filter(([name, value]) => !same(shared[name], value));
    return different.length ? Object.fromEntries(different) : undefined;
  });
  return {shared, own};
}

function commonest(loads: AnyLoad[], name: string) {
  const counts = new Map();
  for (const load of loads) {
    const key = JSON.stringify(load[name]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [[key]] = [...counts].sort(([, left], [, right]) => right - left);
  return JSON.parse(key);
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
