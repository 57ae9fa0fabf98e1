// @ts-check
import {focusNote, showView, viewAfterPress} from '../controls.js';
import {readView, writeView} from '../view-state.js';
import {openPicture} from './picture.js';

/**
 * @typedef {import('../view-state.js').View} View
 *
 * @typedef {object} Stand where a figure's view and points come from
 * @property {() => View} read the view that is asked for
 * @property {(view: View) => void} write keeps the view that the reader chose
 * @property {{source: string} | {data: import('../live/mount.js').FigureData}} drawnFrom
 * @property {import('./picture.js').Held} [held] what the picture answers from, where the page doesn't hold it
 * @property {() => void} [onDraw] called once the live chart is to be seen
 */

/**
 * A figure in the reader's hands: its picture, its controls, its view; and the live chart, fetched once a view is wanted
 * that no picture shows.
 *
 * @param {HTMLElement} figure
 * @param {() => Promise<{mountFigure: typeof import('../live/mount.js').mountFigure}>} load
 * @param {Stand} [stand] a page's figure keeps its view in the address
 */
export function openFigure(figure, load, stand = inPage(figure)) {
  const picture = openPicture(figure, stand.held);
  let view = stand.read();
  /** @type {Promise<import('../live/mount.js').LiveChart> | null} */
  let chart = null;

  function show() {
    showView(figure, view);
    if (chart) chart.then(({show: draw}) => draw(view));
    else if (view.scale || view.series) chart = wake();
  }

  async function wake() {
    const failed = /** @type {HTMLElement} */ (figure.querySelector('[data-figure-failed]'));
    try {
      const {mountFigure} = await load();
      const place = /** @type {Element} */ (figure.querySelector('[data-figure-live]'));
      const {language} = /** @type {{language: string}} */ (figure.dataset);
      const live = await mountFigure(place, {...stand.drawnFrom, language, view, onDraw: drawn});
      failed.hidden = true;
      live.show(view);
      return live;
    } catch (error) {
      console.error(error);
      failed.hidden = false;
      chart = null;
      // No control shows a view that isn't drawn.
      view = {note: view.note};
      showView(figure, view);
      return {show: () => undefined, close: () => undefined};
    }
  }

  /** @param {import('./spots.js').Spot[]} spots */
  function drawn(spots) {
    figure.classList.add('is-live');
    picture.redrawn(spots);
    stand.onDraw?.();
  }

  show();
  return {
    picture,
    /** Shows a view that was asked for from outside. @param {View} next */
    show(next) {
      view = next;
      show();
    },
    /** Draws the live chart, whatever the view. */
    draw: () => (chart ??= wake()),
    /** @param {Event} event */
    press(event) {
      const change = viewAfterPress(figure, /** @type {Element} */ (event.target), view);
      if (!change) return;
      event.preventDefault();
      view = change.view;
      stand.write(view);
      show();
      // In the same turn the rest of an Enter would press the button that gets the focus.
      if (change.note)
        requestAnimationFrame(() => focusNote(figure, /** @type {string} */ (change.note)));
    },
  };
}

/** @param {HTMLElement} figure @returns {Stand} */
function inPage(figure) {
  const name = figure.id.replace(/^figure-/u, '');
  return {...inAddress(name), drawnFrom: {source: String(figure.dataset.source)}};
}

/**
 * A view that is kept in the address.
 *
 * @param {string} name last part of the figure's id
 * @returns {Pick<Stand, 'read' | 'write'>}
 */
export function inAddress(name) {
  return {
    read: () => readView(location.search, name),
    write(view) {
      const {pathname, search, hash} = location;
      history.replaceState(history.state, '', `${pathname}${writeView(search, name, view)}${hash}`);
    },
  };
}
