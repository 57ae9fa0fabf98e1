import {createElement, render} from 'preact';
import {islandTexts} from '../live/texts.ts';
import {mountFigure} from '../live/mount.ts';
import {openFigure} from '../picture/frame.ts';
import {listenForFigures} from '../picture/listen.ts';
import Embedded from './Embedded.tsx';
import {askedOf} from './asked.ts';
import {elementShare} from './element-share.ts';
import {makeRoomForFailure} from './failure.ts';
import {heldOf} from './held.ts';
import {keepToRoom} from './keep-to-room.ts';
import {knownView} from './known-view.ts';
import {loadState} from './load-state.ts';
import {noticesOf} from './notices.ts';
import {keepOwnKeys} from './own-keys.ts';
import {showNotices} from './show-notices.ts';
import {textsIn} from './words.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {Stand} from '../picture/frame.ts';
import type {OpenFigure} from '../picture/listen.ts';
import type {View} from '../view-state.ts';
import type {Asked} from './asked.ts';
import type {Failure} from './load-state.ts';
import type {Words} from './words.ts';

/**
 * Defines `<benchmark-figure src="…" lang="en" theme="light|dark|auto" view="scale=log&note=…">`: a figure in any
 * page, without a frame. What stands inside the element, else the published picture, is shown until the chart is drawn,
 * and for ever where it can't be.
 */
export function defineFigure({words, styles}: {words: Words; styles: string}) {
  if (customElements.get('benchmark-figure')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  customElements.define(
    'benchmark-figure',
    class extends HTMLElement {
      static observedAttributes = ['src', 'lang', 'theme', 'view'];
      inner: ReturnType<typeof inRoot> | undefined;

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

function inRoot(host: HTMLElement, sheet: CSSStyleSheet, words: Words) {
  const {root, slot, box} = placesIn(host, sheet);
  let figure: OpenFigure | null = null;
  let shown: KeptState | null = null;
  let view: View = {};
  /** What is drawn: another source or language is drawn anew, another view or theme isn't. */
  let drawn = '';
  /** All languages come from one source. */
  const loading: Map<string, ReturnType<typeof loadState>> = new Map();
  listenForFigures(root, (from) => {
    const element = from.closest('.figure') as HTMLElement | null;
    return element && figure ? {element, open: () => figure as OpenFigure} : null;
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
      console.warn(`<benchmark-figure>: ${(error as Error).message}`);
      if ((error as Failure).status === 404) root.append(missing(asked, words));
    }
  }

  function draw({state, facts}: Awaited<ReturnType<typeof loadState>>, asked: Asked) {
    const {language} = asked;
    const home = facts.homes[language] ?? asked.home;
    shown = state;
    view = knownView(asked.view, state);
    share.clear();
    render(null, box);
    render(createElement(Embedded, {state, language, words, home}), box);
    const element = box.firstElementChild as HTMLElement;
    const read = () => view;
    const write = (next: typeof view) => void (view = next);
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

/** What an element shows: of a state that has never been published, the figure as it is now, which says so. */
async function loadShown(host: HTMLElement, asked: Asked): ReturnType<typeof loadState> {
  try {
    return await loadState(host, asked);
  } catch (error) {
    const {source, facts} = asked;
    if (source === facts || (error as Failure).status !== 404) throw error;
    return loadState(host, {...asked, source: facts});
  }
}

/** What the host put in, and the box that the figure takes its place in. */
function placesIn(host: HTMLElement, sheet: CSSStyleSheet) {
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [sheet];
  const slot = root.appendChild(document.createElement('slot'));
  const box = root.appendChild(document.createElement('div'));
  box.className = 'box is-waiting';
  // The reader's own size of type, whatever a host has made of that of its root.
  box.style.setProperty('--rem', getComputedStyle(box).fontSize);
  return {root, slot, box};
}

/** The figure with its live chart, which needs no other file. */
function openLive(
  element: HTMLElement,
  {state, language, words}: {state: KeptState; language: string; words: Words},
  stand: Omit<Stand, 'drawnFrom' | 'held'>,
) {
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

function tell(
  element: HTMLElement,
  {state, facts}: Awaited<ReturnType<typeof loadState>>,
  {query, language, home}: Asked,
  words: Words,
) {
  const frozen = query.get('frozen') === state.id ? state : null;
  const page = {lang: language, dataset: {...facts.dataset, here: home}};
  showNotices(element, noticesOf(query, {state, frozen, page}, words));
}

/** That there is no such figure, with the way to those that there are. */
function missing({language, figure, home}: Asked, words: Words) {
  const t = islandTexts(words[language], language);
  const query = `missing=${encodeURIComponent(figure)}&lang=${language}`;
  const href = new URL(`../../?${query}`, home).href;
  const text = t('embed.unknown.figure', {value: figure.slice(0, 80)});
  const said = document.createElement('div');
  said.className = 'box';
  showNotices(said, [{text, link: {href, text: t('embed.list'), target: '_blank'}}]);
  return said;
}

function pictureOf(address: string) {
  return Object.assign(document.createElement('img'), {src: address, alt: ''});
}
