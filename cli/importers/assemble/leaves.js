// @ts-check
/**
 * Numbers of a reading's values with their paths, such as `latencyMs.p50`.
 *
 * @param {Amounts} values
 * @param {string} [prefix]
 * @returns {[path: string, value: Leaf][]} Words, such as what a latency is measured from, are among them.
 *
 * @typedef {import('../types.js').Amounts} Amounts
 * @typedef {import('../types.js').Amount} Leaf
 */
export function leavesOf(values, prefix = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    return isGroup(value) ? leavesOf(value, `${path}.`) : [[path, value]];
  });
}

/**
 * The values that leaves came from.
 *
 * @param {readonly (readonly [path: string, value: Leaf])[]} leaves
 * @returns {Amounts}
 */
export function fromLeaves(leaves) {
  /** @type {Amounts} */
  const values = {};
  for (const [path, value] of leaves) {
    const names = path.split('.');
    const last = String(names.pop());
    const group = names.reduce(
      (inner, name) => /** @type {Amounts} */ (inner[name] ??= {}),
      values,
    );
    group[last] = value;
  }
  return values;
}

/** Whether an amount is a group of others, and neither repeats nor a quantity. @param {Leaf} value @returns {value is Amounts} */
const isGroup = (value) => isObject(value) && !Array.isArray(value.values) && !('value' in value);

/** @param {Leaf} value @returns {value is Amounts} */
export const isObject = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The repeats of a leaf that has any. @param {Leaf} value @returns {number[] | undefined} */
export const repeatsIn = (value) =>
  isObject(value) && Array.isArray(value.values) ? value.values : undefined;

/** Whether a leaf is a number; a list of repeats and a word are none. @param {Leaf} value @returns {value is number} */
export const isNumber = (value) => typeof value === 'number';
