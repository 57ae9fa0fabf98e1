import {startExplorable} from '../components/explorables/frame/starter.js';
import {openFigure} from '../components/figure/picture/frame.js';

/**
 * What a page with islands runs: it answers in figures by itself, and fetches what draws anew once that is wanted.
 * `ISLAND_FILES` is put in by the build: addresses beside this script, by the island's name.
 */
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const load = (/** @type {string} */ name) => import(new URL(ISLAND_FILES[name], here).href);

const figures = new WeakMap();

/** @param {Event} event @param {(figure: ReturnType<typeof openFigure>, element: HTMLElement) => void} act */
function inFigure(event, act) {
  const target = /** @type {Element} */ (event.target);
  const element = /** @type {HTMLElement | null} */ (target.closest?.('[data-island="figure"]'));
  if (element?.firstElementChild) act(opened(element), element);
}

/** @param {HTMLElement} element */
function opened(element) {
  if (!figures.has(element))
    figures.set(
      element,
      openFigure(element, () => load('figure')),
    );
  return figures.get(element);
}

/** @param {Event} event @param {string} selector */
const isIn = (event, selector) => Boolean(/** @type {Element} */ (event.target).closest(selector));

for (const kind of ['pointermove', 'pointerdown'])
  addEventListener(
    kind,
    (event) => inFigure(event, ({picture}) => isIn(event, PICTURE) && picture.pointNear(event)),
    {passive: true},
  );

addEventListener('pointerout', (event) =>
  inFigure(event, ({picture}, element) => {
    const {pointerType, relatedTarget} = /** @type {PointerEvent} */ (event);
    const box = element.querySelector(PICTURE);
    if (pointerType === 'mouse' && !box.contains(relatedTarget)) picture.clear();
  }),
);

addEventListener('focusin', (event) =>
  inFigure(event, ({picture}) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches('[data-figure-points]')) picture.enter();
    else if (target.dataset.mark) picture.focused(target.dataset.mark);
  }),
);

addEventListener('focusout', (event) =>
  inFigure(event, ({picture}) => {
    const {target, relatedTarget} = /** @type {FocusEvent} */ (event);
    const points = /** @type {Element} */ (target).closest('[data-figure-points]');
    if (points && points !== target && !points.contains(/** @type {Node} */ (relatedTarget)))
      picture.leave();
  }),
);

addEventListener('keydown', (event) =>
  inFigure(event, ({picture}) => isIn(event, PICTURE) && picture.press(event)),
);

addEventListener('click', (event) => inFigure(event, (figure) => figure.press(event)));

const PICTURE = '[data-figure-picture]';

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
      if (name === 'list') load(name).then(({openList}) => openList(island));
      else startExplorable(island, () => load(name));
    }
  }
}

open();
addEventListener('island', open);
