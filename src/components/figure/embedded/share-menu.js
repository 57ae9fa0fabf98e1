// @ts-check
import {dayText} from '../../../../lib/quantity/day.js';
import {listenForShares} from '../share/listen.js';
import {writeView} from '../view-state.js';
import {sharePlace} from './share-place.js';

/**
 * @typedef {ReturnType<typeof import('../picture/frame.js').openFigure>} OpenFigure
 * @typedef {import('../../../../content/frozen/keep.js').KeptState} KeptState
 */

/**
 * The menu of a figure that stands alone. It comes with the first touch, beside the choice of language and theme, so that
 * nothing moves; what fills it is fetched once it is opened.
 *
 * @param {{state: import('../../../../content/frozen/state.js').FigureState,
 *   frozen: KeptState | null, base: string, words: import('./words.js').Words,
 *   opened: (figure: HTMLElement) => OpenFigure, view: () => import('../view-state.js').View}} shown
 *   `frozen`: the state that the address asks for, else null
 * @returns {{add: (figure: HTMLElement) => void, redrawn: (figure: HTMLElement) => void}}
 */
export function shareMenus({state, frozen, base, words, opened, view}) {
  const id = state.figure;
  const root = new URL(base, location.href).href;
  const name = String(id.split('/').at(-1));

  /** @param {HTMLElement} figure @returns {import('../share/types.js').Around} */
  const around = (figure) => ({
    ...{figure, root},
    numbers: () => opened(figure).picture.spots(),
    view: () => writeView('', name, view()).slice(1),
    ...(frozen && {kept: keptIn(frozen, String(figure.dataset.language))}),
  });
  const keptIn = (/** @type {KeptState} */ kept, /** @type {string} */ language) => ({
    id: kept.id,
    day: dayText(kept.frozenOn, language),
    title: kept.languages[language].own.title,
  });

  listenForShares(window, async () => {
    const {openShare} = await import('../share/open-share.js');
    return {
      openShare: (menu) =>
        openShare(
          menu,
          around(/** @type {HTMLElement} */ (menu.parentElement?.querySelector('.figure'))),
        ),
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

/** @param {HTMLElement} figure */
const menuOf = (figure) => figure.parentElement?.querySelector('.figure-share');
