// @ts-check
import {fetchJson} from '../live/fetch-json.js';
import {unpackSpots} from '../picture/spots.js';
import {readView, writeView} from '../view-state.js';
import {retitled} from './codes.js';
import {fillMenu} from './menu.js';

/** @typedef {import('./types.js').Around} Around */

/** @type {WeakMap<Element, ReturnType<typeof fillMenu>>} */
const filled = new WeakMap();

/**
 * Brings the menu of a figure to life once it is opened: what has to be copied is fetched and made then. Opened again,
 * it quotes the number that was pointed at since.
 *
 * @throws {Error} when its data can't be had; opened again, it asks for them again
 *
 * @param {HTMLDetailsElement} menu with `data-figure-share="<language>/<study>/<figure>"`
 * @param {Around} [around] a page of the site has its figure around the menu
 */
export async function openShare(menu, around = inPage(menu)) {
  const known = filled.get(menu);
  if (known) return known.refresh();
  const asked = String(menu.dataset.figureShare);
  const address = `${around.root}share-data/${asked}.json`;
  const data =
    around.data ?? /** @type {import('./types.js').ShareData} */ (await fetchJson(address));
  menu.querySelector('[data-said]')?.remove();
  if (!filled.has(menu)) filled.set(menu, fillMenu(menu, dataOf(data, around), around));
  return undefined;
}

/** A kept state is the only one that its page gives away. @param {import('./types.js').ShareData} data @param {Around} around */
const dataOf = (data, {kept}) =>
  kept
    ? {
        ...data,
        ...{title: kept.title, frozen: kept},
        citation: data.citation && retitled(data.citation, data.title, kept.title),
      }
    : data;

/** @param {HTMLElement} menu @returns {Around} */
function inPage(menu) {
  const figure = /** @type {HTMLElement} */ (menu.closest('.figure'));
  const name = String(menu.dataset.figureShare?.split('/').at(-1));
  const still = /** @type {HTMLAnchorElement} */ (menu.querySelector('a[href*="/pictures/"]'));
  const packed = figure.querySelector('[data-figure-spots]')?.textContent ?? '{"spots":[]}';
  const numbers = unpackSpots(JSON.parse(packed).spots, true);
  return {
    ...{figure, root: still.href.slice(0, still.href.lastIndexOf('pictures/'))},
    numbers: () => numbers,
    view: () => writeView('', name, readView(location.search, name)).slice(1),
  };
}
