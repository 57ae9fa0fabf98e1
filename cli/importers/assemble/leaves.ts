import type {Amount as Leaf, Amounts} from '../types.ts';

export type {Leaf};

/**
 * Numbers of a reading's values with their paths, such as `latencyMs.p50`.
 *
 * @returns Words, such as what a latency is measured from, are among them.
 */
export function leavesOf(values: Amounts, prefix: string = ''): [path: string, value: Leaf][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    return isGroup(value) ? leavesOf(value, `${path}.`) : [[path, value]];
  });
}

/** The values that leaves came from. */
export function fromLeaves(leaves: readonly (readonly [path: string, value: Leaf])[]): Amounts {
  const values: Amounts = {};
  for (const [path, value] of leaves) {
    const names = path.split('.');
    const last = String(names.pop());
    const group = names.reduce((inner, name) => (inner[name] ??= {}) as Amounts, values);
    group[last] = value;
  }
  return values;
}

/** Whether an amount is a group of others, and neither repeats nor a quantity. */
const isGroup = (value: Leaf): value is Amounts =>
  isObject(value) && !Array.isArray(value.values) && !('value' in value);

export const isObject = (value: Leaf): value is Amounts =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The repeats of a leaf that has any. */
export const repeatsIn = (value: Leaf): number[] | undefined =>
  isObject(value) && Array.isArray(value.values) ? value.values : undefined;

/** Whether a leaf is a number; a list of repeats and a word are none. */
export const isNumber = (value: Leaf): value is number => typeof value === 'number';
