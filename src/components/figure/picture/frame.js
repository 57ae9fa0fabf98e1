import {focusNote, showView, viewAfterPress} from '../controls.js';
import {readView, writeView} from '../view-state.js';
import {openPicture} from './picture.js';

/**
 * A figure in the page: its picture, its controls, the view in the address; and the live chart, fetched once a view is
 * wanted that no picture shows.
 *
 * @param {HTMLElement} figure
 * @param {() => Promise<typeof import('../live/mount.js')>} load
 */
export function openFigure(figure, load) {
  const name = figure.id.replace(/^figure-/u, '');
  const picture = openPicture(figure);
  let view = readView(location.search, name);
  /** @type {Promise<import('../live/mount.js').LiveChart> | null} */
  let chart = null;

  function show() {
    showView(figure, view);
    if (chart) chart.then(({show: draw}) => draw(view));
    else if (view.scale || view.series) chart = wake();
  }

  async function wake() {
    const failed = figure.querySelector('[data-figure-failed]');
    try {
      const {mountFigure} = await load();
      const place = figure.querySelector('[data-figure-live]');
      const {source, language} = figure.dataset;
      const live = await mountFigure(place, {source, language, view, onDraw: drawn});
      failed.hidden = true;
      live.show(view);
      return live;
    } catch (error) {
      console.error(error);
      failed.hidden = false;
      chart = null;
      return {show: () => undefined, close: () => undefined};
    }
  }

  /** @param {import('./spots.js').Spot[]} spots */
  function drawn(spots) {
    figure.classList.add('is-live');
    picture.redrawn(spots);
  }

  show();
  return {
    picture,
    /** @param {Event} event */
    press(event) {
      const change = viewAfterPress(figure, /** @type {Element} */ (event.target), view);
      if (!change) return;
      event.preventDefault();
      view = change.view;
      const {pathname, search, hash} = location;
      history.replaceState(history.state, '', `${pathname}${writeView(search, name, view)}${hash}`);
      show();
      // In the same turn the rest of an Enter would press the button that gets the focus.
      if (change.note) requestAnimationFrame(() => focusNote(figure, change.note));
    },
  };
}
