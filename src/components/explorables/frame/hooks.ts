import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {Live} from './mount.ts';

/** What of an address a state is kept in. */
export type Kept = {search: string; hash: string};

/** Longer than a slider's steps are apart, ms. */
const REST_MS = 150;

/**
 * Keeps the address in step with a state, without a new entry in the history and without waking the
 * router; the language switch reads the address at the moment it is used.
 *
 * @param write current address → address that holds the state; nothing where it is to stay
 * @param state what the address depends on
 */
export function useAddressState(
  write: (address: Kept) => Kept | undefined,
  state: readonly unknown[],
) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const next = write({search, hash});
      if (!next || (next.search === search && next.hash === hash)) return;
      window.history.replaceState(window.history.state, '', pathname + next.search + next.hash);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, state);
}

/** The same for a state that stands in the query alone. */
export function useQueryState(write: (search: string) => string, state: readonly unknown[]) {
  useAddressState(({search, hash}) => ({search: write(search), hash}), state);
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

/**
 * What is drawn anew once the frame is painted in which the state changed: what is out of sight or shut doesn't hold up what
 * the reader looks at, and agrees with it a moment later.
 *
 * @param of what it is drawn from
 */
export function AfterFrame({of, children}: {of: unknown; children: React.ReactNode}) {
  const [painted, setPainted] = useState(children);
  useEffect(() => setPainted(children), [of]);
  // The same as before is not drawn again.
  return painted;
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
