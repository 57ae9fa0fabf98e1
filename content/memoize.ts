/**
 * The same for what is made of files as well: a production build, whose files don't change under it, makes it once.
 * Each study's page asks for all studies, so that the time of a build would grow with the square of their number.
 */
export function memoizeInBuild<Owner extends object, Value>(
  make: (owner: Owner, key: string) => Value,
): (owner: Owner, key: string) => Value {
  const known = memoize(make);
  return (owner, key) =>
    process.env.NODE_ENV === 'production' ? known(owner, key) : make(owner, key);
}

/**
 * Memoizes a function of an owner and a key in a WeakMap by owner: the dozens of claims of a study read the same texts
 * and the same sources.
 */
export function memoize<Owner extends object, Value>(
  make: (owner: Owner, key: string) => Value,
): (owner: Owner, key: string) => Value {
  const known: WeakMap<Owner, Map<string, Value>> = new WeakMap();
  return (owner, key) => {
    const ofOwner = known.get(owner) ?? new Map();
    known.set(owner, ofOwner);
    if (!ofOwner.has(key)) ofOwner.set(key, make(owner, key));
    return ofOwner.get(key);
  };
}
