import {memoize} from '../memoize.js';
import {resolveReference} from '../value/reference.js';

/**
 * The quantities of a study by their names, each computed once: those of `quantities.js`, and any other by its whole
 * reference, `<study>:<name>` or `<run>#<measurement>.<path>`.
 *
 * @param {{runs: import('../types.js').Runs, quantities: Map<string, Quantity>}} site
 * @param {string} study
 * @returns {Book}
 *
 * @typedef {import('../../src/studies/types.js').Quantity} Quantity
 * @typedef {{find: (name: string) => import('../../lib/quantity/say.js').Named,
 *   has: (name: string) => boolean, value: (name: string) => number}} Book `find` throws an Error that lists what there is
 */
export const bookOf = memoize((site, study) => {
  const known = new Map();
  const find = (name) => {
    if (!known.has(name)) known.set(name, resolveReference(name, site, study));
    return known.get(name);
  };
  const has = (name) => {
    try {
      return Boolean(find(name));
    } catch {
      return false;
    }
  };
  return {find, has, value: (name) => find(name).value};
});
