import {useCallback, useEffect, useState} from 'react';
import {readView, writeView} from './view-state.js';

/**
 * The view of a figure, kept in the page's address without a new entry in the history.
 *
 * @param {string} name last part of the figure's id
 * @returns {[import('./view-state.js').View, (view: import('./view-state.js').View) => void]}
 */
export function useView(name) {
  const [view, setView] = useState({});
  useEffect(() => setView(readView(window.location.search, name)), [name]);
  const keepView = useCallback(
    (next) => {
      const {pathname, search, hash} = window.location;
      const address = `${pathname}${writeView(search, name, next)}${hash}`;
      window.history.replaceState(window.history.state, '', address);
      setView(next);
    },
    [name],
  );
  return [view, keepView];
}
