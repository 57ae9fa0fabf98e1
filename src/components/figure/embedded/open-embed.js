// @ts-check
import {fetchJson} from '../live/fetch-json.js';
import {inAddress, openFigure} from '../picture/frame.js';
import {listenForFigures} from '../picture/listen.js';
import {mountFigure} from '../live/mount.js';
import {drawState} from './draw-state.js';
import {makeRoomForFailure} from './failure.js';
import {heldOf} from './held.js';
import {keepToRoom} from './keep-to-room.js';
import {knownView} from './known-view.js';
import {noticesOf} from './notices.js';
import {shareMenus} from './share-menu.js';
import {showNotices} from './show-notices.js';
import {textsIn} from './words.js';

/**
 * @typedef {import('../../../../content/frozen/state.js').FigureState} FigureState
 * @typedef {import('../../../../content/frozen/keep.js').KeptState} KeptState
 */

/**
 * Brings an embed page to life: draws the frozen state that its address asks for, the live chart in the view that is
 * asked for, and says what of the address isn't known.
 *
 * @param {{words: import('./words.js').Words, styles: string}} given `styles`: those that only a touched figure needs
 * @returns {Promise<{show: (view: import('../view-state.js').View) => void}>}
 * @throws {Error} when the state can't be had
 */
export async function openEmbed({words, styles}) {
  const page = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const {state, frozen, corrections} = await statesOf(page.dataset, asked);
  const stand = standOf(state);
  const opened = opener(state, stand, (figure) => menus.redrawn(figure));
  const {base = '/'} = page.dataset;
  const menus = shareMenus({state, frozen, base, words, opened, view: stand.read});
  const dataset = {...page.dataset, corrections};
  const shown = () => /** @type {HTMLElement} */ (document.querySelector('main > .figure'));

  function refresh() {
    const figure = shown();
    const isOther = frozen && frozen.id !== page.dataset.state;
    if (isOther && !figure.hasAttribute('data-drawn')) drawState(figure, state, words);
    makeRoomForFailure(figure, words);
    opened(figure).show(stand.read());
    opened(figure).draw();
    showNotices(figure, noticesOf(asked, {state, frozen, page: {lang: page.lang, dataset}}, words));
    menus.add(figure);
  }

  addStyles(styles);
  refresh();
  delete page.dataset.wait;
  addEventListener('island', refresh);
  listenForFigures(window, (from) => {
    const element = /** @type {HTMLElement | null} */ (from.closest('.figure'));
    return element && {element, open: () => opened(element)};
  });
  return {
    show(view) {
      stand.write(knownView(view, state));
      refresh();
    },
  };
}

/**
 * @param {DOMStringMap} facts of the page
 * @param {URLSearchParams} asked
 * @returns {Promise<{state: FigureState, frozen: KeptState | null, corrections?: string}>} `frozen` null where none is asked for or there is no
 *   such state; `corrections` of the figure up to now, as JSON
 */
async function statesOf({figure, state: current, base = '/'}, asked) {
  const addressOf = (/** @type {string | undefined} */ id) => `${base}frozen/${figure}/${id}.json`;
  const id = asked.get('frozen');
  const frozen = id && /^[0-9a-f]{10}$/u.test(id) ? await stateAt(addressOf(id)) : null;
  if (!frozen)
    return {frozen, state: /** @type {FigureState} */ (await fetchJson(addressOf(current)))};
  return {
    frozen,
    state: frozen,
    corrections: await correctionsAt(`${base}embed/${figure}/figure.json`),
  };
}

/**
 * What was corrected since. A kept state is drawn without it too: that it draws for ever is its promise.
 *
 * @param {string} address of the figure as it is now
 * @returns {Promise<string | undefined>} JSON; undefined where it can't be had
 */
async function correctionsAt(address) {
  try {
    const figure = /** @type {{corrections: unknown}} */ (await fetchJson(address));
    return JSON.stringify(figure.corrections);
  } catch {
    return undefined;
  }
}

/** @param {string} address @returns {Promise<KeptState | null>} null where there is no such file; offline is something else */
async function stateAt(address) {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  return /** @type {Promise<KeptState>} */ (fetchJson(address));
}

/**
 * The view of all languages, in the address where the browser lets it be written: not in every sandbox.
 *
 * @param {FigureState} state
 */
function standOf(state) {
  const place = inAddress(nameOf(state));
  let view = knownView(place.read(), state);
  return {
    read: () => view,
    /** @param {import('../view-state.js').View} next */
    write(next) {
      view = next;
      try {
        place.write(next);
      } catch {
        // The view holds as long as the page.
      }
    },
  };
}

/** @param {string} styles */
function addStyles(styles) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @param {{figure: string}} state */
const nameOf = ({figure}) => String(figure.split('/').at(-1));

/**
 * @param {FigureState} state
 * @param {ReturnType<typeof standOf>} stand
 * @param {(element: HTMLElement) => void} redrawn called after each drawing
 * @returns {(element: HTMLElement) => ReturnType<typeof openFigure>} opens each figure once
 */
function opener(state, stand, redrawn) {
  /** @type {WeakMap<Element, ReturnType<typeof openFigure>>} */
  const figures = new WeakMap();
  return (element) => {
    const texts = textsIn(state, String(element.dataset.language));
    const data = {...state, name: nameOf(state), texts};
    const figure =
      figures.get(element) ??
      openFigure(element, async () => ({mountFigure}), {
        ...stand,
        ...{drawnFrom: {data}, held: heldOf(state)},
        onDraw: () => {
          keepToRoom(element);
          redrawn(element);
        },
      });
    figures.set(element, figure);
    return figure;
  };
}
