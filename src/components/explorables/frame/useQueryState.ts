import {useEffect} from 'react';

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
