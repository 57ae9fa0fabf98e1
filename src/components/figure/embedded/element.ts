import {createElement, render} from 'preact';
import {isMissing} from '../live/fetch-json.ts';
import {islandTexts} from '../live/texts.ts';
import {knownView, makeRoomForFailure, openState} from './state.ts';
import {listenForFigures} from '../picture/listen.ts';
import {Embedded} from './Embedded.tsx';
import {requestOf} from './request.ts';
import {make} from '../share/elements.ts';
import {openShare} from '../share/open-share.ts';
import {elementShare} from './share.ts';
import {loadState} from './load-state.ts';
import {noticesOf, showNotices} from './notices.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {OpenFigure} from '../picture/frame.ts';
import type {View} from '../view-state.ts';
import type {Loaded} from './load-state.ts';
import type {EmbedRequest} from './request.ts';
import type {Words} from './state.ts';

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
  const loading: Map<string, Promise<Loaded>> = new Map();
  listenForFigures(root, (from) => {
    const element = from.closest<HTMLElement>('.figure');
    const open = figure;
    return element && open ? {element, open: () => open} : null;
  });
  const share = elementShare(root, openShare);
  keepOwnKeys(root);

  async function update() {
    const request = requestOf(host, document.baseURI);
    host.dataset.theme = request.theme;
    const key = JSON.stringify([request.source, request.language]);
    if (key === drawn) return void (shown && figure?.show((view = knownView(request.view, shown))));
    drawn = key;
    if (slot.childNodes.length === 0 && request.picture)
      slot.append(make('img', {src: request.picture, alt: ''}));
    try {
      const started = loading.get(request.source) ?? loadShown(host, request);
      loading.set(request.source, started);
      const loaded = await started;
      if (drawn === key) draw(loaded, request);
    } catch (error) {
      loading.delete(request.source);
      console.warn(`<benchmark-figure>: ${messageOf(error)}`);
      if (isMissing(error)) root.append(missing(request, words));
    }
  }

  function draw({state, facts}: Loaded, request: EmbedRequest) {
    const {language, home, query} = request;
    shown = state;
    view = knownView(request.view, state);
    share.clear();
    render(null, box);
    const element = drawnIn(box, {state, words, language, home: facts.homes[language] ?? home});
    makeRoomForFailure(element, words);
    const read = () => view;
    const write = (next: typeof view) => void (view = next);
    const opened = openState(element, state, {read, write, onDraw: reveal});
    figure = opened;
    opened.draw();
    const around = {state, facts, request, element, opened, view: read, words: words[language]};
    share.show(box, around);
    const frozen = query.get('frozen') === state.id ? state : null;
    const page = {lang: language, dataset: {...facts.dataset, here: home}};
    showNotices(element, noticesOf(query, {state, frozen, page}, words));
  }

  function reveal() {
    box.classList.remove('is-waiting');
    slot.hidden = true;
    share.redrawn();
  }

  return {update};
}

function drawnIn(box: HTMLElement, props: Parameters<typeof Embedded>[0]): HTMLElement {
  render(createElement(Embedded, props), box);
  const element: HTMLElement | null = box.querySelector('.figure');
  if (!element) throw new Error('the figure was not drawn.');
  return element;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What an element shows: of a state that has never been published, the figure as it is now, which says so. */
async function loadShown(host: HTMLElement, request: EmbedRequest): Promise<Loaded> {
  try {
    return await loadState(host, request);
  } catch (error) {
    const {source, facts} = request;
    if (source === facts || !isMissing(error)) throw error;
    return loadState(host, {...request, source: facts});
  }
}

/** What the host put in, and the box that the figure takes its place in. */
function placesIn(host: HTMLElement, sheet: CSSStyleSheet) {
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [sheet];
  const slot = root.appendChild(make('slot'));
  const box = root.appendChild(make('div', {class: 'box is-waiting'}));
  // The reader's own size of type, whatever a host has made of that of its root.
  box.style.setProperty('--rem', getComputedStyle(box).fontSize);
  return {root, slot, box};
}

/** That there is no such figure, with the way to those that there are. */
function missing({language, figure, home}: EmbedRequest, words: Words) {
  const t = islandTexts(words[language], language);
  const query = `missing=${encodeURIComponent(figure)}&lang=${language}`;
  const href = new URL(`../../?${query}`, home).href;
  const text = t('embed.unknown.figure', {value: figure.slice(0, 80)});
  const said = make('div', {class: 'box'});
  showNotices(said, [{text, link: {href, text: t('embed.list'), target: '_blank'}}]);
  return said;
}

const CONTROL = 'button, summary, select, textarea, input, a';
/** What a control answers by itself, and what a clicker sends. */
const PRESSES = ['Enter', ' '];
const TURNS = ['Tab', 'PageUp', 'PageDown'];

/**
 * Keeps keys that a figure answers from the page around it: a deck would turn its slide by the same arrow or space. A
 * clicker's keys always go through.
 *
 * @param root after everything else listens in it
 */
function keepOwnKeys(root: ShadowRoot) {
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const {key, target, defaultPrevented} = event;
    if (!(target instanceof Element) || TURNS.includes(key)) return;
    const isPress = PRESSES.includes(key) && target.closest(CONTROL);
    if (defaultPrevented || isPress || target.closest('details[open]')) event.stopPropagation();
  });
}
