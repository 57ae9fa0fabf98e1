import {useEffect, useState} from 'react';

/**
 * Makes sure that a list holds the entries of all claims, and shows those that are wanted. The page that was
 * served holds them; where the application opened the page by itself, they come from that page's HTML.
 *
 * @param {React.RefObject<HTMLElement>} list with an id that the served page has, too
 * @param {(anchor: string) => boolean} isShown whether an entry is wanted, by its id
 * @returns {{hasFailed: boolean}} whether the entries could not be fetched
 */
export function useEntries(list, isShown) {
  const [html, setHtml] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (list.current.firstElementChild) return undefined;
    let isWanted = true;
    fetchEntries(window.location.pathname, list.current.id).then(
      (fetched) => isWanted && setHtml(fetched),
      (error) => {
        console.error(error);
        if (isWanted) setFailed(true);
      },
    );
    return () => (isWanted = false);
  }, [list]);
  useEffect(() => {
    if (html) showEntries(list.current, html);
  }, [list, html]);
  useEffect(() => {
    for (const entry of list.current.children) entry.hidden = !isShown(entry.id);
  });
  return {hasFailed};
}

/** @param {string} address @param {string} id of the element whose content is wanted */
async function fetchEntries(address, id) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}; the claims are missing.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const entries = page.getElementById(id)?.innerHTML;
  if (!entries) throw new Error(`${address} has no #${id}; the claims are missing.`);
  return entries;
}

/** @param {HTMLElement} list @param {string} html */
function showEntries(list, html) {
  // The entry that the address names was not there when the application looked for it, and is no `:target`.
  list.toggleAttribute('data-is-whole', window.location.hash !== '');
  list.innerHTML = html;
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}
