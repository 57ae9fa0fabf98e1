import {openList} from '../components/list/open-list.ts';
import {load} from './load.ts';

/**
 * What a page runs whose islands are all lists: the list's script at once, in one file, and nothing of figures. What
 * finds words comes once some are looked for. The page
 * script, which comes with the application, leaves alone what is marked as open.
 */
for (const list of document.querySelectorAll<HTMLElement>('[data-island="list"]')) {
  list.dataset.isOpen = '';
  openList(list, () => load('words'));
}
