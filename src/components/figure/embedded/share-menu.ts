import {dayText} from '../../../../lib/quantity/day.ts';
import {listenForShares} from '../share/listen.ts';
import {writeView} from '../view-state.ts';
import {sharePlace} from './share-place.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {openFigure} from '../picture/frame.ts';
import type {Around} from '../share/types.ts';
import type {View} from '../view-state.ts';
import type {Words} from './words.ts';

export type OpenFigure = ReturnType<typeof openFigure>;

/**
 * The menu of a figure that stands alone. It comes with the first touch, beside the choice of language and theme, so that
 * nothing moves; what fills it is fetched once it is opened.
 *
 * @param shown `frozen`: the state that the address asks for, else null
 */
export function shareMenus({
  state,
  frozen,
  base,
  words,
  opened,
  view,
}: {
  state: FigureState;
  frozen: KeptState | null;
  base: string;
  words: Words;
  opened: (figure: HTMLElement) => OpenFigure;
  view: () => View;
}): {add: (figure: HTMLElement) => void; redrawn: (figure: HTMLElement) => void} {
  const id = state.figure;
  const root = new URL(base, location.href).href;
  const name = String(id.split('/').at(-1));

  const around = (figure: HTMLElement): Around => ({
    ...{figure, root},
    numbers: () => opened(figure).picture.spots(),
    view: () => writeView('', name, view()).slice(1),
    ...(frozen && {kept: keptIn(frozen, String(figure.dataset.language))}),
  });
  const keptIn = (kept: KeptState, language: string) => ({
    id: kept.id,
    day: dayText(kept.frozenOn, language),
    title: kept.languages[language].own.title,
  });

  listenForShares(window, async () => {
    const {openShare} = await import('../share/open-share.ts');
    return {
      openShare: (menu) =>
        openShare(menu, around(menu.parentElement?.querySelector('.figure') as HTMLElement)),
    };
  });

  return {
    add(figure) {
      const {language} = figure.dataset;
      const tools = figure.parentElement?.querySelector('.figure-tools');
      if (!tools || menuOf(figure)) return;
      const isFrozen = Boolean(frozen);
      tools.after(
        sharePlace({
          ...{id, root, isFrozen},
          language: String(language),
          words: words[String(language)],
        }),
      );
    },
    redrawn(figure) {
      // Opened before the chart was drawn, it has no numbers yet.
      const menu = menuOf(figure);
      if (menu instanceof HTMLDetailsElement && menu.open) menu.dispatchEvent(new Event('toggle'));
    },
  };
}

const menuOf = (figure: HTMLElement) => figure.parentElement?.querySelector('.figure-share');
