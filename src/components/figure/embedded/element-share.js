// @ts-check
import {dayText} from '../../../../lib/quantity/day.js';
import {listenForShares} from '../share/listen.js';
import {openShare} from '../share/open-share.js';
import {writeView} from '../view-state.js';
import {sharePlace} from './share-place.js';

/** @typedef {import('../share/types.js').Around} Around */

/**
 * The menu of a figure in somebody else's page. What fills it came with the figure's state, so it asks for nothing, on a
 * disk and under a strict policy too. Links leave the host's page where it is.
 *
 * @param {ShadowRoot} root
 * @returns {{clear: () => void, show: (box: HTMLElement, shown: ShownFigure) => void, redrawn: () => void}}
 */
export function elementShare(root) {
  /** @type {HTMLDetailsElement | undefined} */
  let menu;
  /** @type {Around} */
  let around;
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
      menu.addEventListener('toggle', () => leadAway(/** @type {Element} */ (menu)));
      leadAway(menu);
      box.append(menu);
    },
    redrawn() {
      // Opened before the chart was drawn, it has no numbers yet.
      if (menu?.open) menu.dispatchEvent(new Event('toggle'));
    },
  };
}

/**
 * @typedef {object} ShownFigure
 * @property {import('../../../../content/frozen/keep.js').KeptState} state
 * @property {import('./load-state.js').Facts} facts
 * @property {import('./asked.js').Asked} asked
 * @property {HTMLElement} element
 * @property {ReturnType<typeof import('../picture/frame.js').openFigure>} opened
 * @property {() => import('../view-state.js').View} view
 * @property {Record<string, string>} words of the interface, in the language that is asked for
 */

/** @param {ShownFigure} shown @param {import('../share/types.js').ShareData} data @returns {Around} */
function aroundOf({state, facts, asked: {language, query}, element, opened, view, words}, data) {
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

/** A browser saves no file of another origin by a link, but goes there. @param {Element} menu */
function leadAway(menu) {
  for (const link of menu.querySelectorAll('a'))
    Object.assign(link, {target: '_blank', rel: 'noopener'});
}
