import {dayText} from '../../../../lib/quantity/day.ts';
import {make} from '../share/elements.ts';
import {listenForShares} from '../share/listen.ts';
import {writeView} from '../view-state.ts';
import {nameOf} from './state.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {OpenFigure} from '../picture/frame.ts';
import type {openShare} from '../share/open-share.ts';
import type {ShareContext, ShareData} from '../share/types.ts';
import type {View} from '../view-state.ts';
import type {EmbedRequest} from './request.ts';
import type {Facts} from './load-state.ts';
import type {Words} from './state.ts';

/** what a menu knows of the figure that stands alone; `kept`: the state that its address asks for */
function contextOf(about: {
  figure: HTMLElement;
  state: FigureState;
  root: string;
  opened: () => OpenFigure;
  view: () => View;
  kept: KeptState | null;
  language: string;
}): ShareContext {
  const {figure, state, root, opened, view, kept, language} = about;
  return {
    ...{figure, root},
    numbers: () => opened().picture.spots(),
    view: () => writeView('', nameOf(state), view()).slice(1),
    ...(kept && {
      kept: {
        id: kept.id,
        day: dayText(kept.frozenOn, language),
        title: kept.languages[language].own.title,
      },
    }),
  };
}

/**
 * The closed menu of a figure that stands alone. What fills it is made once it is opened.
 *
 * @param about `root`: whole address of the site's root; a frozen state has no table of its own
 */
function closedMenu(about: {
  id: string;
  language: string;
  root: string;
  isFrozen: boolean;
  words: Record<string, string>;
}): HTMLDetailsElement {
  const {id, language, root, isFrozen, words} = about;
  const table = {href: `${root}data/csv/${id}.csv`, download: `${id.split('/').at(-1)}.csv`};
  const files = isFrozen ? [] : [make('a', table, [words['figure.csv']])];
  return make('details', {class: 'figure-share', data: {figureShare: `${language}/${id}`}}, [
    make('summary', {}, [words['figure.share']]),
    make('p', {class: 'figure-files'}, files),
  ]);
}

/** Fills an open menu again: opened before the chart was drawn, it has no numbers yet. */
function refill(menu: Element | null | undefined) {
  if (menu instanceof HTMLDetailsElement && menu.open) menu.dispatchEvent(new Event('toggle'));
}

/**
 * The menu on an embed page. It comes with the first touch, beside the choice of language and theme, so that nothing
 * moves; what fills it is fetched once it is opened.
 *
 * @param shown `frozen`: the state that the address asks for, else null
 */
export function pageShare(shown: {
  state: FigureState;
  frozen: KeptState | null;
  base: string;
  words: Words;
  opened: (figure: HTMLElement) => OpenFigure;
  view: () => View;
}): {add: (figure: HTMLElement) => void; redrawn: (figure: HTMLElement) => void} {
  const {state, frozen, base, words, opened, view} = shown;
  const root = new URL(base, location.href).href;
  const contextIn = (figure: HTMLElement) =>
    contextOf({
      ...{figure, state, root, view, kept: frozen},
      opened: () => opened(figure),
      language: String(figure.dataset.language),
    });
  const menuOf = (figure: HTMLElement) => figure.parentElement?.querySelector('.figure-share');

  listenForShares(window, async () => {
    const {openShare: open} = await import('../share/open-share.ts');
    return {
      openShare(menu) {
        const figure: HTMLElement | null | undefined = menu.parentElement?.querySelector('.figure');
        return figure ? open(menu, contextIn(figure)) : Promise.resolve();
      },
    };
  });

  return {
    add(figure) {
      const language = String(figure.dataset.language);
      const tools = figure.parentElement?.querySelector('.figure-tools');
      if (!tools || menuOf(figure)) return;
      const about = {id: state.figure, root, language, isFrozen: Boolean(frozen)};
      tools.after(closedMenu({...about, words: words[language]}));
    },
    redrawn: (figure) => refill(menuOf(figure)),
  };
}

interface ShownFigure {
  state: KeptState;
  facts: Facts;
  request: EmbedRequest;
  element: HTMLElement;
  opened: OpenFigure;
  view: () => View;
  /** of the interface, in the language that is asked for */
  words: Record<string, string>;
}

/**
 * The menu of a figure in somebody else's page. What fills it came with the figure's state, so it asks for nothing, on a
 * disk and under a strict policy too. Links leave the host's page where it is.
 *
 * @param fill fills an opened menu
 */
export function elementShare(root: ShadowRoot, fill: typeof openShare) {
  let menu: HTMLDetailsElement | undefined;
  let context: ShareContext | undefined;
  listenForShares(root, async () => ({openShare: (opened) => fill(opened, context)}));
  return {
    /** Before another figure is drawn in its box. */
    clear() {
      menu?.remove();
      menu = undefined;
    },
    show(box: HTMLElement, {state, request, facts, words, element, opened, view}: ShownFigure) {
      const {language, query} = request;
      const data: ShareData | undefined = facts.share?.[language];
      // A file that was saved before there were menus holds nothing to fill one with.
      if (!data || !/^https?:/u.test(data.embed)) return;
      const {embed = data.embed} = facts;
      const siteRoot = embed.slice(0, embed.lastIndexOf('embed/'));
      const kept = query.get('frozen') === state.id ? state : null;
      const about = {figure: element, state, root: siteRoot, view, kept, language};
      context = {...contextOf({...about, opened: () => opened}), data: {...data, texts: words}};
      const place = {id: state.figure, root: siteRoot, isFrozen: Boolean(kept)};
      const made = closedMenu({...place, language, words});
      made.addEventListener('toggle', () => leadAway(made));
      leadAway(made);
      box.append(made);
      menu = made;
    },
    redrawn: () => refill(menu),
  };
}

/** A browser saves no file of another origin by a link, but goes there. */
function leadAway(menu: Element) {
  for (const link of menu.querySelectorAll('a'))
    Object.assign(link, {target: '_blank', rel: 'noopener'});
}
