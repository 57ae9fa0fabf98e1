import {listenForShares} from '../share/listen.ts';
import {openFigure} from './frame.ts';
import {listenForFigures} from './listen.ts';
import type {OpenFigure} from './frame.ts';

const FIGURE = '[data-island="figure"]';

/**
 * Answers in the figures of a page, those that the application puts in later too. Once is enough: of two scripts that a
 * page has run, the first one does it.
 *
 * @param loadDrawing what draws anew
 * @param loadShare what fills the menu
 */
export function answerFigures(
  loadDrawing: Parameters<typeof openFigure>[1],
  loadShare: Parameters<typeof listenForShares>[1],
) {
  const {dataset} = document.documentElement;
  if (dataset.figures !== undefined) return;
  dataset.figures = '';
  const figures: WeakMap<HTMLElement, OpenFigure> = new WeakMap();

  function opened(element: HTMLElement) {
    const figure = figures.get(element) ?? openFigure(element, loadDrawing);
    figures.set(element, figure);
    return figure;
  }

  listenForFigures(window, (from) => {
    const element = from.closest<HTMLElement>(FIGURE);
    return element?.firstElementChild ? {element, open: () => opened(element)} : null;
  });

  listenForShares(window, loadShare);

  /** Figures wait for an event, except those whose view the address describes. */
  function open() {
    if (!location.search.includes('f.')) return;
    for (const figure of document.querySelectorAll<HTMLElement>(FIGURE))
      if (figure.firstElementChild) opened(figure);
  }

  open();
  addEventListener('island', open);
}
