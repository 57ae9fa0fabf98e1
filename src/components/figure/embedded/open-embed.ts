import {createElement, render} from 'preact';
import {inPresentForm} from '../../../../content/frozen/version.ts';
import {fetchJson, isMissing} from '../live/fetch-json.ts';
import {inAddress} from '../picture/frame.ts';
import {listenForFigures} from '../picture/listen.ts';
import {make} from '../share/elements.ts';
import {Embedded} from './Embedded.tsx';
import {noticesOf, showNotices} from './notices.ts';
import {pageShare} from './share.ts';
import {knownView, makeRoomForFailure, nameOf, openState} from './state.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {OpenFigure} from '../picture/frame.ts';
import type {View} from '../view-state.ts';
import type {Words} from './state.ts';

/**
 * Brings an embed page to life: draws the frozen state that its address asks for, the live chart in the view that is
 * asked for, and says what of the address isn't known.
 *
 * @param given `styles`: those that only a touched figure needs
 * @throws {Error} when the state can't be had
 */
export async function openEmbed({
  words,
  styles,
}: {
  words: Words;
  styles: string;
}): Promise<{show: (view: View) => void}> {
  const page = document.documentElement;
  const query = new URLSearchParams(location.search);
  const {state, frozen, corrections} = await statesOf(page.dataset, query);
  const stored = viewStore(state);
  const figures: WeakMap<Element, OpenFigure> = new WeakMap();
  const {base = '/'} = page.dataset;
  const menus = pageShare({state, frozen, base, words, opened, view: stored.read});
  const dataset = {...page.dataset, corrections};

  function opened(figure: HTMLElement) {
    const onDraw = () => menus.redrawn(figure);
    const open = figures.get(figure) ?? openState(figure, state, {...stored, onDraw});
    figures.set(figure, open);
    return open;
  }

  function refresh() {
    const figure: HTMLElement | null = document.querySelector('main > .figure');
    if (!figure) return;
    const isOther = frozen && frozen.id !== page.dataset.state;
    if (isOther && !figure.hasAttribute('data-drawn')) drawState(figure, state, words);
    makeRoomForFailure(figure, words);
    opened(figure).show(stored.read());
    opened(figure).draw();
    showNotices(figure, noticesOf(query, {state, frozen, page: {lang: page.lang, dataset}}, words));
    menus.add(figure);
  }

  addStyles(styles);
  refresh();
  delete page.dataset.wait;
  addEventListener('island', refresh);
  listenForFigures(window, (from) => {
    const element = from.closest<HTMLElement>('.figure');
    return element && {element, open: () => opened(element)};
  });
  return {
    show(view) {
      stored.write(knownView(view, state));
      refresh();
    },
  };
}

/**
 * @param facts of the page
 * @returns `frozen` null where none is asked for or there is no such state; `corrections` of the figure up to now, as
 * JSON
 */
async function statesOf(
  {figure, state: current, base = '/'}: DOMStringMap,
  query: URLSearchParams,
): Promise<{state: FigureState; frozen: KeptState | null; corrections?: string}> {
  const addressOf = (id: string | undefined) => `${base}frozen/${figure}/${id}.json`;
  const id = query.get('frozen');
  const frozen =
    id && /^[0-9a-f]{10}$/u.test(id) ? await readAt(addressOf(id)).catch(unlessMissing) : null;
  if (!frozen) return {frozen, state: await readAt(addressOf(current))};
  const corrections = await correctionsAt(`${base}embed/${figure}/figure.json`);
  return {frozen, state: frozen, corrections};
}

/**
 * What was corrected since. A kept state is drawn without it too: that it draws for ever is its promise.
 *
 * @param address of the figure as it is now
 * @returns JSON; undefined where it can't be had
 */
async function correctionsAt(address: string): Promise<string | undefined> {
  try {
    return JSON.stringify((await fetchJson<{corrections: unknown}>(address)).corrections);
  } catch {
    return undefined;
  }
}

const readAt = async (address: string) => inPresentForm(await fetchJson<KeptState>(address));

function unlessMissing(error: unknown) {
  if (isMissing(error)) return null;
  throw error;
}

/** The view of all languages, in the address where the browser lets it be written: not in every sandbox. */
function viewStore(state: FigureState) {
  const place = inAddress(nameOf(state));
  let view = knownView(place.read(), state);
  return {
    read: () => view,
    write(next: View) {
      view = next;
      try {
        place.write(next);
      } catch {
        // The view holds as long as the page.
      }
    },
  };
}

/**
 * Puts a state's own title, notes and sources into the place of the figure that the page was built with; its picture is
 * the live chart.
 */
function drawState(figure: HTMLElement, state: FigureState, words: Words) {
  const language = String(figure.dataset.language);
  const home = figure.querySelector('.figure-source > a')?.getAttribute('href') ?? '';
  const box = make('div');
  render(createElement(Embedded, {state, language, words, home}), box);
  figure.replaceChildren(...(box.firstElementChild?.childNodes ?? []));
  figure.setAttribute('data-drawn', '');
}

function addStyles(styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
