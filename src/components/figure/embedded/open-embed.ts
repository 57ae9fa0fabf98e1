import {fetchJson} from '../live/fetch-json.ts';
import {inAddress, openFigure} from '../picture/frame.ts';
import {listenForFigures} from '../picture/listen.ts';
import {mountFigure} from '../live/mount.ts';
import {drawState} from './draw-state.ts';
import {makeRoomForFailure} from './failure.ts';
import {heldOf} from './held.ts';
import {keepToRoom} from './keep-to-room.ts';
import {knownView} from './known-view.ts';
import {noticesOf} from './notices.ts';
import {shareMenus} from './share-menu.ts';
import {showNotices} from './show-notices.ts';
import {textsIn} from './words.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {View} from '../view-state.ts';
import type {Words} from './words.ts';

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
  const asked = new URLSearchParams(location.search);
  const {state, frozen, corrections} = await statesOf(page.dataset, asked);
  const stand = standOf(state);
  const opened = opener(state, stand, (figure) => menus.redrawn(figure));
  const {base = '/'} = page.dataset;
  const menus = shareMenus({state, frozen, base, words, opened, view: stand.read});
  const dataset = {...page.dataset, corrections};
  const shown = () => document.querySelector('main > .figure') as HTMLElement;

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
    const element = from.closest('.figure') as HTMLElement | null;
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
 * @param facts of the page
 * @returns `frozen` null where none is asked for or there is no such state; `corrections` of the figure up to now, as
 * JSON
 */
async function statesOf(
  {figure, state: current, base = '/'}: DOMStringMap,
  asked: URLSearchParams,
): Promise<{state: FigureState; frozen: KeptState | null; corrections?: string}> {
  const addressOf = (id: string | undefined) => `${base}frozen/${figure}/${id}.json`;
  const id = asked.get('frozen');
  const frozen = id && /^[0-9a-f]{10}$/u.test(id) ? await stateAt(addressOf(id)) : null;
  if (!frozen) return {frozen, state: (await fetchJson(addressOf(current))) as FigureState};
  return {
    frozen,
    state: frozen,
    corrections: await correctionsAt(`${base}embed/${figure}/figure.json`),
  };
}

/**
 * What was corrected since. A kept state is drawn without it too: that it draws for ever is its promise.
 *
 * @param address of the figure as it is now
 * @returns JSON; undefined where it can't be had
 */
async function correctionsAt(address: string): Promise<string | undefined> {
  try {
    const figure = (await fetchJson(address)) as {corrections: unknown};
    return JSON.stringify(figure.corrections);
  } catch {
    return undefined;
  }
}

/** @returns null where there is no such file; offline is something else */
async function stateAt(address: string): Promise<KeptState | null> {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  return fetchJson(address) as Promise<KeptState>;
}

/** The view of all languages, in the address where the browser lets it be written: not in every sandbox. */
function standOf(state: FigureState) {
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

function addStyles(styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const nameOf = ({figure}: {figure: string}) => String(figure.split('/').at(-1));

/**
 * @param redrawn called after each drawing
 * @returns opens each figure once
 */
function opener(
  state: FigureState,
  stand: ReturnType<typeof standOf>,
  redrawn: (element: HTMLElement) => void,
): (element: HTMLElement) => ReturnType<typeof openFigure> {
  const figures: WeakMap<Element, ReturnType<typeof openFigure>> = new WeakMap();
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
