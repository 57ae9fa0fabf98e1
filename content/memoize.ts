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

/**
 * Makes a value again only once its stamp has changed: the stamp of files says when they were. Docusaurus loads the
 * configuration anew for each language; what is imported through `plugins/native-import.cjs`, this module among it, it
 * leaves alone, so what is known here holds for the whole build.
 */
export function memoizeByStamp<Place extends string[], Value>(
  stampOf: (...place: Place) => string,
  make: (...place: Place) => Value,
): (...place: Place) => Value {
  const known: Map<string, {stamp: string; value: Value}> = new Map();
  return (...place) => {
    const key = place.join('\n');
    const stamp = stampOf(...place);
    const earlier = known.get(key);
    if (earlier?.stamp === stamp) return earlier.value;
    const value = make(...place);
    known.set(key, {stamp, value});
    return value;
  };
}

/**
 * The stamp of many files, which a production build takes once: they don't change under it, and to look at each of them
 * for each page takes the square of their number.
 */
export function stampInBuild<Place extends string[]>(
  stampOf: (...place: Place) => string,
): (...place: Place) => string {
  return (...place) => (process.env.NODE_ENV === 'production' ? '' : stampOf(...place));
}
