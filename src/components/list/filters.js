// @ts-check
/**
 * @typedef {Record<string, string>} Filters what is wanted by the field's name; empty lets all through. `q` holds words
 *   that are looked for anywhere in an entry.
 */

/** @param {string} text @returns {string} in which letter case, е for ё and kinds of spaces and joiners make no difference */
export const plain = (text) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u2060', '').replaceAll(/\s+/gu, ' ');

/**
 * Tells whether an entry passes all filters.
 *
 * @param {Filters} filters
 * @param {(name: string) => string} valueOf the entry's values of a field, separated by spaces
 * @param {() => string} textOf the entry's text, plain
 */
export function passes({q = '', ...filters}, valueOf, textOf) {
  const isOf = Object.entries(filters).every(
    ([name, wanted]) => !wanted || valueOf(name).split(' ').includes(wanted),
  );
  const words = plain(q).split(' ').filter(Boolean);
  return isOf && words.every((word) => textOf().includes(word));
}

/** @param {string} search the query of an address @param {readonly string[]} names @returns {Filters} */
export function readFilters(search, names) {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

/**
 * @param {string} search the query that stands now; what is not ours is kept
 * @param {Filters} filters
 * @returns {string} the query with the filters, empty or with its question mark
 */
export function writeFilters(search, filters) {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}
