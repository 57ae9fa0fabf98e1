/** Filters of the claims list, as they stand in the address: each absent one lets all through. */
export const FILTERS = ['verdict', 'source', 'study'];

/**
 * @param {string} search the query of an address
 * @returns {Record<string, string>} empty text for a filter that is not set
 */
export function readFilters(search) {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? '']));
}

/**
 * @param {string} search the query that stands now; what is not ours is kept
 * @param {Record<string, string>} filters
 * @returns {string} the query with the filters, empty or with its question mark
 */
export function writeFilters(search, filters) {
  const query = new URLSearchParams(search);
  for (const name of FILTERS) {
    if (filters[name]) query.set(name, filters[name]);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Tells whether a claim passes all filters. */
export function passes(claim, filters) {
  return FILTERS.every((name) => !filters[name] || claim[name] === filters[name]);
}

/** Values of a field over all claims, each once, in their order. */
export function choicesOf(claims, field) {
  return [...new Set(claims.map((claim) => claim[field]))];
}
