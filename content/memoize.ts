/** A production build: its files don't change under it. */
export const isBuild = () => process.env.NODE_ENV === 'production';

/**
 * Memoizes a function of an owner and of words in a WeakMap by owner: the dozens of claims of a study read the same texts
 * and the same sources.
 */
export function memoize<Owner extends object, Words extends string[], Value>(
  make: (owner: Owner, ...words: Words) => Value,
): (owner: Owner, ...words: Words) => Value {
  const known: WeakMap<Owner, Map<string, Value>> = new WeakMap();
  return (owner, ...words) => {
    const ofOwner = known.get(owner) ?? new Map();
    known.set(owner, ofOwner);
    const key = words.join('\n');
    if (!ofOwner.has(key)) ofOwner.set(key, make(owner, ...words));
    return ofOwner.get(key);
  };
}

/**
 * The same for what is made of files as well: a build makes it once. Each study's page asks for all studies, so that the
 * time of a build would grow with the square of their number.
 */
export function memoizeInBuild<Owner extends object, Words extends string[], Value>(
  make: (owner: Owner, ...words: Words) => Value,
): (owner: Owner, ...words: Words) => Value {
  const known = memoize(make);
  return (owner, ...words) => (isBuild() ? known : make)(owner, ...words);
}

/**
 * Makes a value again only once its stamp has changed: the stamp of files says when they were, and a build, which doesn't
 * look at thousands of files again for each page, makes each value once. Docusaurus loads the configuration anew for each
 * language; what is imported through `plugins/bends/native-import.cjs`, this module among it, it leaves alone, so what is known
 * here holds for the whole build.
 */
export function memoizeByStamp<Place extends string[], Value>(
  stampOf: (...place: Place) => string,
  make: (...place: Place) => Value,
): (...place: Place) => Value {
  const known: Map<string, {stamp: string; value: Value}> = new Map();
  return (...place) => {
    const key = place.join('\n');
    const stamp = isBuild() ? '' : stampOf(...place);
    const earlier = known.get(key);
    if (earlier?.stamp === stamp) return earlier.value;
    const value = make(...place);
    known.set(key, {stamp, value});
    return value;
  };
}
