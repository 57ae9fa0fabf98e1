// @ts-check
import {LOCALES, folderOf} from '../../../../content/languages.js';
import {dayText} from '../../../../lib/quantity/day.js';
import {islandTexts} from '../live/texts.js';
import {choicesOf} from './known-view.js';

/** An address can be as long as its writer likes. */
const LONGEST = 40;

/**
 * @typedef {{text: string, link?: {href: string, text: string, target?: string}}} Notice
 *
 * @typedef {object} Shown
 * @property {import('../../../../content/frozen/state.js').FigureState} state that is shown
 * @property {import('../../../../content/frozen/keep.js').KeptState | null} frozen the state that
 *   was asked for, null where there is none
 * @property {{lang: string, dataset: Record<string, string | undefined>}} page with its facts as data
 */

/**
 * What a reader has to be told of an address: what of it isn't known, with the nearest; and of a frozen state since when
 * it is the same, and whether the study was corrected after that.
 *
 * @param {URLSearchParams} asked
 * @param {Shown} shown
 * @param {import('./words.js').Words} words
 * @returns {Notice[]} in the language of the page
 */
export function noticesOf(asked, shown, words) {
  const language = shown.page.lang;
  const t = islandTexts(words[language], language);
  return [...unknownOf(asked, shown, t), ...frozenOf(asked, shown, t)];
}

/** @param {URLSearchParams} asked @param {Shown} shown @param {ReturnType<typeof islandTexts>} t @returns {Notice[]} */
function unknownOf(asked, {state}, t) {
  const {scales, series, notes} = choicesOf(state);
  const view = `f.${state.figure.split('/').at(-1)}.`;
  const check = (
    /** @type {string} */ kind,
    /** @type {string} */ key,
    /** @type {readonly string[]} */ known,
  ) =>
    (asked.get(key)?.split(kind === 'series' ? ',' : '\n') ?? [])
      .filter((value) => value && !known.includes(value))
      .map((value) => ({
        text: t(`embed.unknown.${kind}`, {value: short(value), known: known.join(', ')}),
      }));
  return [
    ...check('language', 'lang', LOCALES),
    ...check('theme', 'theme', ['light', 'dark', 'auto']),
    ...check('scale', `${view}scale`, scales),
    ...check('series', `${view}series`, series),
    ...check('note', `${view}note`, notes),
  ];
}

/** @param {URLSearchParams} asked @param {Shown} shown @param {ReturnType<typeof islandTexts>} t @returns {Notice[]} */
function frozenOf(asked, {frozen, page}, t) {
  const id = asked.get('frozen');
  if (!id) return [];
  if (!frozen) return [{text: t('embed.unknown.frozen', {value: short(id)})}];
  const {base, here = '', corrections = '[]', state: current} = page.dataset;
  const day = (/** @type {string} */ date) => dayText(date, page.lang);
  const home = base + folderOf(page.lang);
  const since = JSON.parse(corrections).filter(
    (/** @type {{id: string}} */ each) => !frozen.corrections.includes(each.id),
  );
  const live = {href: here + withoutFrozen(asked), text: t('embed.now')};
  const corrected = since.slice(-1).map((/** @type {{date: string}} */ {date}) => ({
    text: t('embed.corrected', {day: day(date)}),
    link: {href: `${home}corrections/`, text: t('embed.corrections'), target: '_blank'},
  }));
  const text = t('embed.frozen', {day: day(frozen.frozenOn)});
  return [{text, ...(frozen.id !== current && {link: live})}, ...corrected];
}

/** @param {URLSearchParams} asked */
function withoutFrozen(asked) {
  const query = new URLSearchParams(asked);
  query.delete('frozen');
  return `?${query}`;
}

/** @param {string} value */
const short = (value) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
