import {fetchJson} from '../live/fetch-json.ts';
import {NO_SPOTS, unpackSpots} from '../picture/spots.ts';
import {readView, writeView} from '../view-state.ts';
import {retitled} from './codes.ts';
import {fillMenu} from './menu.ts';
import type {ShareContext, ShareData} from './types.ts';

const filled: WeakMap<Element, ReturnType<typeof fillMenu>> = new WeakMap();

/**
 * Brings the menu of a figure to life once it is opened: what has to be copied is fetched and made then. Opened again,
 * it quotes the number that was pointed at since.
 *
 * @throws {Error} when its data can't be had; opened again, it asks for them again
 * @param menu with `data-figure-share="<language>/<study>/<figure>"`
 * @param context a page of the site has its figure around the menu
 */
export async function openShare(menu: HTMLDetailsElement, context: ShareContext = inPage(menu)) {
  const known = filled.get(menu);
  if (known) return known.refresh();
  const asked = String(menu.dataset.figureShare);
  const address = `${context.root}share-data/${asked}.json`;
  const data = context.data ?? (await fetchJson<ShareData>(address));
  menu.querySelector('[data-said]')?.remove();
  if (!filled.has(menu)) filled.set(menu, fillMenu(menu, dataOf(data, context), context));
  return undefined;
}

/** A kept state is the only one that its page gives away. */
const dataOf = (data: ShareData, {kept}: ShareContext) =>
  kept
    ? {
        ...data,
        ...{title: kept.title, frozen: kept},
        citation: data.citation && retitled(data.citation, data.title, kept.title),
      }
    : data;

function inPage(menu: HTMLElement): ShareContext {
  const figure = menu.closest<HTMLElement>('.figure') ?? menu;
  const name = String(menu.dataset.figureShare?.split('/').at(-1));
  const picture = menu.querySelector<HTMLAnchorElement>('a[href*="/pictures/"]')?.href ?? '';
  const packed = figure.querySelector('[data-figure-spots]')?.textContent;
  const numbers = unpackSpots(packed ? JSON.parse(packed).spots : NO_SPOTS, true);
  return {
    ...{figure, root: picture.slice(0, picture.lastIndexOf('pictures/'))},
    numbers: () => numbers,
    view: () => writeView('', name, readView(location.search, name)).slice(1),
  };
}
