import {useEffect} from 'react';
import type {Kept} from './hooks.ts';

/** Reads the address again where its fragment is changed by hand or by a link. */
export function useHash(read: (address: Kept) => void) {
  useEffect(() => {
    const changed = () => read(window.location);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
}
