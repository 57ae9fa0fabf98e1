// @ts-check
import {createElement, render} from 'preact';
import {islandTexts} from '../live/texts.js';
import {mountFigure} from '../live/mount.js';
import {openFigure} from '../picture/frame.js';
import {listenForFigures} from '../picture/listen.js';
import Embedded from './Embedded.js';
import {askedOf} from './asked.js';
import {makeRoomForFailure} from './failure.js';
import {knownView} from './known-view.js';
import {loadState} from './load-state.js';
import {noticesOf} from './notices.js';
import {showNotices} from './show-notices.js';
import {textsIn} from './words.js';

/** @typedef {import('../../../../content/frozen/keep.js').KeptState} KeptState */

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
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [sheet];
  const slot = root.appendChild(document.createElement('slot'));
  const box = root.appendChild(document.createElement('div'));
  box.className = 'box is-waiting';
  /** @type {ReturnType<typeof openFigure> | null} */
  let figure = null;
  /** @type {KeptState | null} */
  let shown = null;
  /** What is drawn: another source or language is drawn anew, another view or theme isn't. */
  let drawn = '';
  /** All languages come from one source. @type {Map<string, ReturnType<typeof loadState>>} */
  const loading = new Map();
  listenForFigures(root, (from) => {
    const element = /** @type {HTMLElement | null} */ (from.closest('.figure'));
    return element && figure ? {element, open: () => /** @type {any} */ (figure)} : null;
  });

  async function update() {
    const asked = askedOf(host, document.baseURI);
    host.dataset.theme = asked.theme;
    const key = JSON.stringify([asked.source, asked.language]);
    if (key === drawn) return shown && figure?.show(knownView(asked.view, shown));
    drawn = key;
    if (slot.childNodes.length === 0 && asked.picture) slot.append(pictureOf(asked.picture));
    try {
      const {source} = asked;
      const started = loading.get(source) ?? loadState(host, asked);
      loading.set(source, started);
      const loaded = await started;
      if (drawn === key) draw(loaded, asked);
    } catch (error) {
      loading.delete(asked.source);
      console.warn(`<benchmark-figure>: ${/** @type {Error} */ (error).message}`);
      if (/** @type {any} */ (error).status === 404) root.append(missing(asked, words));
    }
  }

  /** @param {Awaited<ReturnType<typeof loadState>>} loaded @param {import('./asked.js').Asked} asked */
  function draw({state, facts}, asked) {
    const {language} = asked;
    shown = state;
    render(null, box);
    render(createElement(Embedded, {state, language, words, home: facts.home ?? asked.home}), box);
    const element = /** @type {HTMLElement} */ (box.firstElementChild);
    makeRoomForFailure(element, words);
    const data = dataOf(state, language);
    figure = openFigure(element, async () => ({mountFigure}), {
      read: () => knownView(askedOf(host, document.baseURI).view, state),
      write: () => undefined,
      drawnFrom: {data},
      onDraw() {
        box.classList.remove('is-waiting');
        slot.hidden = true;
      },
    });
    figure.draw();
    const frozen = asked.query.get('frozen') ? state : null;
    const page = {lang: language, dataset: {...facts.dataset, here: asked.home}};
    showNotices(element, noticesOf(asked.query, {state, frozen, page}, words));
  }

  return {update};
}

/** What a live chart is drawn from. @param {KeptState} state @param {string} language */
const dataOf = (state, language) => ({
  ...state,
  name: String(state.figure.split('/').at(-1)),
  texts: textsIn(state, language),
});

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
  showNotices(said, [{text, link: {href, text: t('embed.list'), target: '_blank'}}]);
  return said;
}

/** @param {string} address */
function pictureOf(address) {
  return Object.assign(document.createElement('img'), {src: address, alt: ''});
}
