import {LOCALES, folderOf} from '../../../../content/languages.ts';
import {dayText} from '../../../../lib/quantity/day.ts';
import {islandTexts} from '../live/texts.ts';
import {make} from '../share/elements.ts';
import {choicesOf, nameOf} from './state.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {Words} from './state.ts';

/** An address can be as long as its writer likes. */
const LONGEST = 40;

type Notice = {text: string; link?: {href: string; text: string; target?: string}};

interface Shown {
  /** that is shown */
  state: FigureState;
  /** the state that was asked for, null where there is none */
  frozen: KeptState | null;
  /** with its facts as data */
  page: {lang: string; dataset: Record<string, string | undefined>};
}

/**
 * What a reader has to be told of an address: what of it isn't known, with the nearest; and of a frozen state since when
 * it is the same, and whether the study was corrected after that.
 *
 * @returns in the language of the page
 */
export function noticesOf(asked: URLSearchParams, shown: Shown, words: Words): Notice[] {
  const language = shown.page.lang;
  const t = islandTexts(words[language], language);
  return [...unknownOf(asked, shown, t), ...frozenOf(asked, shown, t)];
}

function unknownOf(
  asked: URLSearchParams,
  {state}: Shown,
  t: ReturnType<typeof islandTexts>,
): Notice[] {
  const {scales, series, notes} = choicesOf(state);
  const view = `f.${nameOf(state)}.`;
  const check = (kind: string, key: string, known: readonly string[]) =>
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

function frozenOf(
  asked: URLSearchParams,
  {frozen, page}: Shown,
  t: ReturnType<typeof islandTexts>,
): Notice[] {
  const id = asked.get('frozen');
  if (!id) return [];
  if (!frozen) return [{text: t('embed.unknown.frozen', {value: short(id)})}];
  const {base, here = '', corrections = '[]', state: current} = page.dataset;
  const day = (date: string) => dayText(date, page.lang);
  const home = base + folderOf(page.lang);
  const since = JSON.parse(corrections).filter(
    (each: {id: string}) => !frozen.corrections.includes(each.id),
  );
  const live = {href: here + withoutFrozen(asked), text: t('embed.now')};
  const corrected = since.slice(-1).map(({date}: {date: string}) => ({
    text: t('embed.corrected', {day: day(date)}),
    link: {href: `${home}corrections/`, text: t('embed.corrections'), target: '_blank'},
  }));
  const text = t('embed.frozen', {day: day(frozen.frozenOn)});
  return [{text, ...(frozen.id !== current && {link: live})}, ...corrected];
}

function withoutFrozen(asked: URLSearchParams) {
  const query = new URLSearchParams(asked);
  query.delete('frozen');
  return `?${query}`;
}

const short = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/**
 * Puts notices above what they are about. Whatever an address said is text here, never markup.
 *
 * @param notices none takes away those that were there
 */
export function showNotices(element: HTMLElement, notices: Notice[]) {
  element.querySelector('.figure-notices')?.remove();
  if (notices.length === 0) return;
  element.prepend(make('div', {class: 'figure-notices', role: 'status'}, notices.map(lineOf)));
}

function lineOf({text, link}: Notice) {
  if (!link) return make('p', {}, [text]);
  const {href, target = ''} = link;
  return make('p', {}, [text, ' ', make('a', {href, target}, [link.text])]);
}
