// @ts-check
import {memoize} from '../memoize.js';
import {resolveReference} from '../value/reference.js';

/**
 * The quantities of a study by their names, each computed once: those of `quantities.js`, and any other by its whole
 * reference, `<study>:<name>` or `<run>#<measurement>.<path>`.
 *
 * @type {(site: Bound, study: string) => Book}
 *
 * @typedef {Pick<import('../types.js').Site, 'runs' | 'quantities'>} Bound
 * @typedef {import('../../src/studies/types.js').Quantity} Quantity
 * @typedef {{find: (name: string) => import('../../lib/quantity/say.js').Named,
 *   has: (name: string) => boolean, value: (name: string) => number}} Book `find` throws an Error that lists what there is
 */
export const bookOf = memoize((/** @type {Bound} */ site, study) => {
  /** @type {Map<string, import('../../lib/quantity/say.js').Named>} */
  const known = new Map();
  const find = (/** @type {string} */ name) => {
    const found = known.get(name) ?? resolveReference(name, site, study);
    known.set(name, found);
    return found;
  };
  const has = (/** @type {string} */ name) => {
    try {
      return Boolean(find(name));
    } catch {
      return false;
    }
  };
  return {find, has, value: (/** @type {string} */ name) => find(name).value};
});
