// @ts-check
import {createElement, render} from 'preact';
import {islandTexts} from '../live/texts.js';
import {mountFigure} from '../live/mount.js';
import {openFigure} from '../picture/frame.js';
import {listenForFigures} from '../picture/listen.js';
import Embedded from './Embedded.js';
import {askedOf} from './asked.js';
import {elementShare} from './element-share.js';
import {makeRoomForFailure} from './failure.js';
import {heldOf} from './held.js';
import {keepToRoom} from './keep-to-room.js';
import {knownView} from './known-view.js';
import {loadState} from './load-state.js';
import {noticesOf} from './notices.js';
import {keepOwnKeys} from './own-keys.js';
import {showNotices} from './show-notices.js';
import {textsIn} from './words.js';

/** @typedef {import('../../../../content/frozen/keep.js').KeptState} KeptState */
/** @typedef {import('../picture/listen.js').OpenFigure} OpenFigure */
/** @typedef {import('./load-state.js').Failure} Failure */

/**
 * Defines `<benchmark-figure src="…" lang="en" theme="light|dark|auto" view="scale=log&note=…">`: a figure in any
 * page, without a frame. What stands inside the element, else the published picture, is shown until the chart is drawn,
 * and for ever where it can't be.
 *
 * @param {{words: import('./words.js').Words, styles: string}} given
 */
export function defineFigure({words, styles}) {
  if (customElements.get('benchmark-figure')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  customElements.define(
    'benchmark-figure',
    class extends HTMLElement {
      static observedAttributes = ['src', 'lang', 'theme', 'view'];
      /** @type {ReturnType<typeof inRoot> | undefined} */
      inner;

      connectedCallback() {
        this.inner ??= inRoot(this, sheet, words);
        this.inner.update();
      }

      attributeChangedCallback() {
        this.inner?.update();
      }
    },
  );
}

/** @param {HTMLElement} host @param {CSSStyleSheet} sheet @param {import('./words.js').Words} words */
function inRoot(host, sheet, words) {
  const {root, slot, box} = placesIn(host, sheet);
  /** @type {OpenFigure | null} */
  let figure = null;
  /** @type {KeptState | null} */
  let shown = null;
  /** @type {import('../view-state.js').View} */
  let view = {};
  /** What is drawn: another source or language is drawn anew, another view or theme isn't. */
  let drawn = '';
  /** All languages come from one source. @type {Map<string, ReturnType<typeof loadState>>} */
  const loading = new Map();
  listenForFigures(root, (from) => {
    const element = /** @type {HTMLElement | null} */ (from.closest('.figure'));
    return element && figure ? {element, open: () => /** @type {OpenFigure} */ (figure)} : null;
  });
  const share = elementShare(root);
  keepOwnKeys(root);

  async function update() {
    const asked = askedOf(host, document.baseURI);
    host.dataset.theme = asked.theme;
    const key = JSON.stringify([asked.source, asked.language]);
    if (key === drawn) return void (shown && figure?.show((view = knownView(asked.view, shown))));
    drawn = key;
    if (slot.childNodes.length === 0 && asked.picture) slot.append(pictureOf(asked.picture));
    try {
      const started = loading.get(asked.source) ?? loadShown(host, asked);
      loading.set(asked.source, started);
      const loaded = await started;
      if (drawn === key) draw(loaded, asked);
    } catch (error) {
      loading.delete(asked.source);
      console.warn(`<benchmark-figure>: ${/** @type {Error} */ (error).message}`);
      if (/** @type {Failure} */ (error).status === 404) root.append(missing(asked, words));
    }
  }

  /** @param {Awaited<ReturnType<typeof loadState>>} loaded @param {import('./asked.js').Asked} asked */
  function draw({state, facts}, asked) {
    const {language} = asked;
    const home = facts.homes[language] ?? asked.home;
    shown = state;
    view = knownView(asked.view, state);
    share.clear();
    render(null, box);
    render(createElement(Embedded, {state, language, words, home}), box);
    const element = /** @type {HTMLElement} */ (box.firstElementChild);
    const read = () => view;
    const write = (/** @type {typeof view} */ next) => void (view = next);
    const opened = openLive(element, {state, language, words}, {read, write, onDraw: reveal});
    figure = opened;
    opened.draw();
    share.show(box, {
      ...{state, facts, asked, element, opened},
      view: read,
      words: words[language],
    });
    tell(element, {state, facts}, asked, words);
  }

  function reveal() {
    keepToRoom(box);
    box.classList.remove('is-waiting');
    slot.hidden = true;
    share.redrawn();
  }

  return {update};
}

/**
 * What an element shows: of a state that has never been published, the figure as it is now, which says so.
 *
 * @param {HTMLElement} host @param {import('./asked.js').Asked} asked
 * @returns {ReturnType<typeof loadState>}
 */
async function loadShown(host, asked) {
  try {
    return await loadState(host, asked);
  } catch (error) {
    const {source, facts} = asked;
    if (source === facts || /** @type {Failure} */ (error).status !== 404) throw error;
    return loadState(host, {...asked, source: facts});
  }
}

/** What the host put in, and the box that the figure takes its place in. @param {HTMLElement} host @param {CSSStyleSheet} sheet */
function placesIn(host, sheet) {
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [sheet];
  const slot = root.appendChild(document.createElement('slot'));
  const box = root.appendChild(document.createElement('div'));
  box.className = 'box is-waiting';
  // The reader's own size of type, whatever a host has made of that of its root.
  box.style.setProperty('--rem', getComputedStyle(box).fontSize);
  return {root, slot, box};
}

/**
 * The figure with its live chart, which needs no other file.
 *
 * @param {HTMLElement} element
 * @param {{state: KeptState, language: string, words: import('./words.js').Words}} shown
 * @param {Omit<import('../picture/frame.js').Stand, 'drawnFrom' | 'held'>} stand
 */
function openLive(element, {state, language, words}, stand) {
  makeRoomForFailure(element, words);
  const data = {
    ...state,
    name: String(state.figure.split('/').at(-1)),
    texts: textsIn(state, language),
  };
  return openFigure(element, async () => ({mountFigure}), {
    ...stand,
    ...{drawnFrom: {data}, held: heldOf(state)},
  });
}

/** @param {HTMLElement} element @param {Awaited<ReturnType<typeof loadState>>} loaded @param {import('./asked.js').Asked} asked @param {import('./words.js').Words} words */
function tell(element, {state, facts}, {query, language, home}, words) {
  const frozen = query.get('frozen') === state.id ? state : null;
  const page = {lang: language, dataset: {...facts.dataset, here: home}};
  showNotices(element, noticesOf(query, {state, frozen, page}, words));
}

/**
 * That there is no such figure, with the way to those that there are.
 *
 * @param {import('./asked.js').Asked} asked
 * @param {import('./words.js').Words} words
 */
function missing({language, figure, home}, words) {
  const t = islandTexts(words[language], language);
  const query = `missing=${encodeURIComponent(figure)}&lang=${language}`;
  const href = new URL(`../../?${query}`, home).href;
  const text = t('embed.unknown.figure', {value: figure.slice(0, 80)});
  const said = document.createElement('div');
  said.className = 'box';
  showNotices(said, [{text, link: {href, text: t('embed.list'), target: '_blank'}}]);
  return said;
}

/** @param {string} address */
function pictureOf(address) {
  return Object.assign(document.createElement('img'), {src: address, alt: ''});
}
