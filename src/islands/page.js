// @ts-check
import {startExplorable} from '../components/explorables/frame/starter.js';
import {answerFigures} from '../components/figure/picture/in-page.js';

/**
 * What a page with islands of several kinds runs: it answers in figures by itself, and fetches what draws anew once that
 * is wanted. `ISLAND_FILES` is put in by the build: addresses beside this script, by the island's name.
 */
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const load = (/** @type {string} */ name) => import(new URL(ISLAND_FILES[name], here).href);

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
    document.querySelectorAll('[data-island]:not([data-island="figure"], [data-is-open])')
  )) {
    const name = String(island.dataset.island);
    if (started.has(island)) continue;
    started.add(island);
    if (name === 'forward') forward(/** @type {HTMLAnchorElement} */ (island));
    else if (name === 'list')
      load(name).then(
        ({openList}) => openList(island),
        () => island.dispatchEvent(new Event('part-failed', {bubbles: true})),
      );
    else startExplorable(island, () => load(name));
  }
}

answerFigures(
  () => load('figure'),
  () => load('share'),
);
open();
addEventListener('island', open);
