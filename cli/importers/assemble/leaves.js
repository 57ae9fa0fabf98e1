// @ts-check
/**
 * Numbers of a reading's values with their paths, such as `latencyMs.p50`.
 *
 * @param {Record<string, any>} values
 * @param {string} [prefix]
 * @returns {[path: string, value: any][]} Words, such as what a latency is measured from, are among them.
 */
export function leavesOf(values, prefix = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    const group = value !== null && typeof value === 'object' && !Array.isArray(value.values);
    return group && !('value' in value) ? leavesOf(value, `${path}.`) : [[path, value]];
  });
}

/**
 * The values that leaves came from.
 *
 * @param {[path: string, value: any][]} leaves
 * @returns {Record<string, any>}
 */
export function fromLeaves(leaves) {
  const values = {};
  for (const [path, value] of leaves) {
    const names = path.split('.');
    const last = names.pop();
    const group = names.reduce((inner, name) => (inner[name] ??= {}), values);
    group[last] = value;
  }
  return values;
}

/** The number of a leaf; a list of repeats and a word have none. */
export const isNumber = (value) => typeof value === 'number';
