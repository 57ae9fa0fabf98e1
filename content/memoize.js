// @ts-check
/**
 * Memoizes a function of an owner and a key in a WeakMap by owner: the dozens of claims of a study read the same texts
 * and the same sources.
 *
 * @template {object} Owner
 * @template Value
 * @param {(owner: Owner, key: string) => Value} make
 * @returns {(owner: Owner, key: string) => Value}
 */
export function memoize(make) {
  /** @type {WeakMap<Owner, Map<string, Value>>} */
  const known = new WeakMap();
  return (owner, key) => {
    const ofOwner = known.get(owner) ?? new Map();
    known.set(owner, ofOwner);
    if (!ofOwner.has(key)) ofOwner.set(key, make(owner, key));
    return ofOwner.get(key);
  };
}
