/**
 * what is wanted by the field's name; empty lets all through. `q` holds words
 * that an entry has to have (lib/words/find.ts).
 */
export type Filters = Record<string, string>;

/**
 * Tells whether an entry passes all filters but that of words.
 *
 * @param valueOf the entry's values of a field, separated by spaces
 */
export const passes = ({q: _, ...filters}: Filters, valueOf: (name: string) => string) =>
  Object.entries(filters).every(
    ([name, wanted]) => !wanted || valueOf(name).split(' ').includes(wanted),
  );

/** @param search the query of an address */
export function readFilters(search: string, names: readonly string[]): Filters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

/**
 * @param search the query that stands now; what is not ours is kept
 * @returns the query with the filters, empty or with its question mark
 */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The id that an address names behind its #. What can't be decoded, as `#%` of a cut link, is taken as it stands.
 *
 * @param hash with its #, or empty
 */
export function anchorOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
