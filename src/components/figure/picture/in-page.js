// @ts-check
import {listenForShares} from '../share/listen.js';
import {openFigure} from './frame.js';
import {listenForFigures} from './listen.js';

/**
 * Answers in the figures of a page, those that the application puts in later too. Once is enough: of two scripts that a
 * page has run, the first one does it.
 *
 * @param {Parameters<typeof openFigure>[1]} loadDrawing what draws anew
 * @param {Parameters<typeof listenForShares>[1]} loadShare what fills the menu
 */
export function answerFigures(loadDrawing, loadShare) {
  const {dataset} = document.documentElement;
  if (dataset.figures !== undefined) return;
  dataset.figures = '';
  const figures = new WeakMap();

  /** @param {HTMLElement} element */
  function opened(element) {
    if (!figures.has(element)) figures.set(element, openFigure(element, loadDrawing));
    return figures.get(element);
  }

  listenForFigures(window, (from) => {
    const element = /** @type {HTMLElement | null} */ (from.closest('[data-island="figure"]'));
    return element?.firstElementChild ? {element, open: () => opened(element)} : null;
  });

  listenForShares(window, loadShare);

  /** Figures wait for an event, except those whose view the address describes. */
  function open() {
    if (!location.search.includes('f.')) return;
    for (const figure of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('[data-island="figure"]')
    ))
      if (figure.firstElementChild) opened(figure);
  }

  open();
  addEventListener('island', open);
}
