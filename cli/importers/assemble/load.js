// @ts-check
/**
 * What each load model can't do without, as the rules of result files have it.
 *
 * @type {Record<Load['model'], ('arrivalRatePerS' | 'maxVus' | 'vus')[]>}
 */
const NEEDED = {open: ['arrivalRatePerS', 'maxVus'], closed: ['vus'], unknown: []};

/**
 * A load with its model and everything that the model needs; what is missing becomes the word `unknown`.
 *
 * @param {Partial<Load>} known
 * @returns {Load}
 *
 * @typedef {import('../types.js').Load} Load
 */
export function completeLoad(known) {
  /** @type {Load} */
  const load = {model: 'unknown', ...known};
  for (const name of NEEDED[load.model] ?? []) load[name] ??= 'unknown';
  return load;
}

/**
 * The load that most measurements share, and for each measurement what is different in its own.
 *
 * @param {AnyLoad[]} loads Complete loads, one a measurement.
 * @returns {{shared: object, own: (object | undefined)[]}}
 *
 * @typedef {Record<string, unknown>} AnyLoad
 */
export function sharedLoad(loads) {
  const names = Object.keys(loads[0]).filter((name) => loads.every((load) => name in load));
  const shared = Object.fromEntries(names.map((name) => [name, commonest(loads, name)]));
  const own = loads.map((load) => {
    const different = Object.entries(load).filter(([name, value]) => !same(shared[name], value));
    return different.length ? Object.fromEntries(different) : undefined;
  });
  return {shared, own};
}

/** @param {AnyLoad[]} loads @param {string} name */
function commonest(loads, name) {
  const counts = new Map();
  for (const load of loads) {
    const key = JSON.stringify(load[name]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [[key]] = [...counts].sort(([, left], [, right]) => right - left);
  return JSON.parse(key);
}

/** @param {unknown} left @param {unknown} right */
const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);
