import {useLayoutEffect, useRef} from 'react';
import type {Live} from './mount.ts';

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
