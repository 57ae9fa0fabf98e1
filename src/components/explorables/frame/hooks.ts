import {useEffect, useLayoutEffect, useRef} from 'react';
import type {Live} from './mount.ts';

/**
 * Keeps the address in step with a state, without a new entry in the history and without waking the
 * router; the language switch reads the address at the moment it is used.
 *
 * @param write current query → query that holds the state
 * @param state what the query depends on
 */
export function useQueryState(write: (search: string) => string, state: readonly unknown[]) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = write(window.location.search);
      if (search === window.location.search) return;
      const {pathname, hash} = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    }, 150);
    return () => clearTimeout(timer);
  }, state);
}

/**
 * A query that holds some values, and besides them what it held.
 *
 * @param values those that are null aren't in it
 * @returns with its question mark, or empty
 */
export function withQuery(
  search: string,
  values: Record<string, string | number | boolean | null>,
): string {
  const query = new URLSearchParams(search);
  for (const key of Object.keys(values)) query.delete(key);
  for (const [key, value] of Object.entries(values))
    if (value !== null) query.set(key, String(typeof value === 'boolean' ? Number(value) : value));
  return query.size > 0 ? `?${query}` : '';
}

/** @returns has an element focused once the next drawing shows it, by its selector */
export function useFocusNext(live: Live | undefined): (selector: string) => void {
  const next = useRef('');
  useLayoutEffect(() => {
    if (next.current) live?.root.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  return (selector) => {
    next.current = selector;
  };
}
