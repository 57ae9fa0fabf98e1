import {dayText} from '../../../../lib/quantity/day.ts';
import {listenForShares} from '../share/listen.ts';
import {openShare} from '../share/open-share.ts';
import {writeView} from '../view-state.ts';
import {sharePlace} from './share-place.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {openFigure} from '../picture/frame.ts';
import type {Around, ShareData} from '../share/types.ts';
import type {View} from '../view-state.ts';
import type {Asked} from './asked.ts';
import type {Facts} from './load-state.ts';

/**
 * The menu of a figure in somebody else's page. What fills it came with the figure's state, so it asks for nothing, on a
 * disk and under a strict policy too. Links leave the host's page where it is.
 */
export function elementShare(root: ShadowRoot): {
  clear: () => void;
  show: (box: HTMLElement, shown: ShownFigure) => void;
  redrawn: () => void;
} {
  let menu: HTMLDetailsElement | undefined;
  let around: Around;
  listenForShares(root, async () => ({openShare: (opened) => openShare(opened, around)}));
  return {
    /** Before another figure is drawn in its box. */
    clear() {
      menu?.remove();
      menu = undefined;
    },
    show(box, shown) {
      const {state, asked, facts, words} = shown;
      const data = facts.share?.[asked.language];
      // A file that was saved before there were menus holds nothing to fill one with.
      if (!data || !/^https?:/u.test(data.embed)) return;
      around = aroundOf(shown, data);
      const {language} = asked;
      const isFrozen = Boolean(around.kept);
      menu = sharePlace({id: state.figure, language, root: around.root, isFrozen, words});
      menu.addEventListener('toggle', () => leadAway(menu as Element));
      leadAway(menu);
      box.append(menu);
    },
    redrawn() {
      // Opened before the chart was drawn, it has no numbers yet.
      if (menu?.open) menu.dispatchEvent(new Event('toggle'));
    },
  };
}

export interface ShownFigure {
  state: KeptState;
  facts: Facts;
  asked: Asked;
  element: HTMLElement;
  opened: ReturnType<typeof openFigure>;
  view: () => View;
  /** of the interface, in the language that is asked for */
  words: Record<string, string>;
}

function aroundOf(
  {state, facts, asked: {language, query}, element, opened, view, words}: ShownFigure,
  data: ShareData,
): Around {
  const {embed = data.embed} = facts;
  const kept = query.get('frozen') === state.id && {
    id: state.id,
    day: dayText(state.frozenOn, language),
    title: state.languages[language].own.title,
  };
  return {
    figure: element,
    data: {...data, texts: words},
    root: embed.slice(0, embed.lastIndexOf('embed/')),
    numbers: () => opened.picture.spots(),
    view: () => writeView('', String(state.figure.split('/').at(-1)), view()).slice(1),
    ...(kept && {kept}),
  };
}

/** A browser saves no file of another origin by a link, but goes there. */
function leadAway(menu: Element) {
  for (const link of menu.querySelectorAll('a'))
    Object.assign(link, {target: '_blank', rel: 'noopener'});
}
