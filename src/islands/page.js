// @ts-check
import {startExplorable} from '../components/explorables/frame/starter.js';
import {openFigure} from '../components/figure/picture/frame.js';
import {listenForFigures} from '../components/figure/picture/listen.js';
import {listenForShares} from '../components/figure/share/listen.js';

/**
 * What a page with islands runs: it answers in figures by itself, and fetches what draws anew once that is wanted.
 * `ISLAND_FILES` is put in by the build: addresses beside this script, by the island's name.
 */
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const load = (/** @type {string} */ name) => import(new URL(ISLAND_FILES[name], here).href);

const figures = new WeakMap();

/** @param {HTMLElement} element */
function opened(element) {
  if (!figures.has(element))
    figures.set(
      element,
      openFigure(element, () => load('figure')),
    );
  return figures.get(element);
}

listenForFigures(window, (from) => {
  const element = /** @type {HTMLElement | null} */ (from.closest('[data-island="figure"]'));
  return element?.firstElementChild ? {element, open: () => opened(element)} : null;
});

listenForShares(window, () => load('share'));

/** Opens the page that now takes the numbers that older addresses gave to this one. @param {HTMLAnchorElement} link */
function forward({href}) {
  const query = new URLSearchParams(location.search);
  if (['tcpu', 'tio', 'preset'].some((key) => query.has(key)))
    location.replace(href + location.search);
}

/** @type {WeakSet<Element>} */
const started = new WeakSet();

/** Makes ready what is in the page, and later what the application puts in. */
function open() {
  for (const island of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-island]')
  )) {
    const name = String(island.dataset.island);
    // Figures wait for an event, except those whose view the address describes.
    if (name === 'figure') {
      if (location.search.includes('f.') && island.firstElementChild) opened(island);
    } else if (!started.has(island)) {
      started.add(island);
      if (name === 'forward') forward(/** @type {HTMLAnchorElement} */ (island));
      else if (name === 'list') load(name).then(({openList}) => openList(island));
      else startExplorable(island, () => load(name));
    }
  }
}

open();
addEventListener('island', open);
