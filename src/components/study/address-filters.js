import {useEffect, useState} from 'react';

/**
 * Filters of a list, as they stand in the address: each absent one lets all through.
 *
 * @param {string} search the query of an address
 * @param {readonly string[]} names of the filters
 * @returns {Record<string, string>} empty text for a filter that is not set
 */
export function readFilters(search, names) {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

/**
 * @param {string} search the query that stands now; what is not ours is kept
 * @param {Record<string, string>} filters
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

/**
 * Tells whether an entry passes all filters; a field with several values passes by any of them.
 *
 * @param {Record<string, any>} entry
 * @param {Record<string, string>} filters
 */
export function passes(entry, filters) {
  return Object.entries(filters).every(
    ([name, wanted]) => !wanted || [entry[name]].flat().includes(wanted),
  );
}

/** Values of a field over all entries, each once, in their order. */
export function choicesOf(entries, field) {
  return [...new Set(entries.flatMap((entry) => entry[field]))];
}

/**
 * The filters that the address holds, and how to change both.
 *
 * @param {readonly string[]} names
 * @returns {[Record<string, string>, (next: Record<string, string>) => void]} a link to an entry (a hash) shows it,
 *   whatever was filtered before
 */
export function useAddressFilters(names) {
  // The server knows no address, so the first picture shows everything, and an effect narrows it.
  const [filters, setFilters] = useState(() => readFilters('', names));
  useEffect(() => {
    const {location} = window;
    const follow = () => setFilters(readFilters(location.hash ? '' : location.search, names));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next) => {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeFilters(search, next));
    setFilters(next);
  };
  return [filters, change];
}
