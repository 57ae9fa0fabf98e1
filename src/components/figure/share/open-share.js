import {fetchJson} from '../live/fetch-json.js';
import {unpackSpots} from '../picture/spots.js';
import {readView, writeView} from '../view-state.js';
import {fillMenu} from './menu.js';

/** @type {WeakMap<Element, ReturnType<typeof fillMenu>>} */
const filled = new WeakMap();

/**
 * Brings the menu of a figure to life once it is opened: what has to be copied is fetched and made then. Opened again,
 * it quotes the number that was pointed at since.
 *
 * @param {HTMLDetailsElement} menu with `data-figure-share="<language>/<study>/<figure>"`
 */
export async function openShare(menu) {
  const figure = /** @type {HTMLElement} */ (menu.closest('.figure'));
  const known = filled.get(menu);
  if (known) return known.point(figure.dataset.point);
  const asked = String(menu.dataset.figureShare);
  const still = /** @type {HTMLAnchorElement} */ (menu.querySelector('a[href*="/pictures/"]'));
  const files = still.href.replace(/light\.svg$/u, '');
  const root = files.slice(0, files.lastIndexOf('pictures/'));
  try {
    const data = await fetchJson(`${root}share-data/${asked}.json`);
    if (filled.has(menu)) return undefined;
    filled.set(menu, fillMenu(menu, data, {...figureNow(figure, asked), files}));
  } catch (error) {
    console.error(error);
  }
  return undefined;
}

/** @param {HTMLElement} figure @param {string} asked */
function figureNow(figure, asked) {
  const name = String(asked.split('/').at(-1));
  const packed = figure.querySelector('[data-figure-spots]')?.textContent ?? '{"spots":[]}';
  const numbers = unpackSpots(JSON.parse(packed).spots, true);
  const view = () => writeView('', name, readView(location.search, name)).slice(1);
  return {numbers, active: figure.dataset.point, view, isDark: isDarkIn(figure)};
}

/** @param {HTMLElement} figure */
function isDarkIn(figure) {
  const {colorScheme} = getComputedStyle(figure);
  if (!colorScheme.includes('light')) return colorScheme.includes('dark');
  return colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
}
