import {formatNumber} from '../../lib/quantity/format.ts';
import {addFormat, createI18n, translateOf} from '../i18n.ts';
import type {Format} from '../i18n.ts';

/** Longest list that a message prints whole. */
const LISTED = 40;

/** throws on a key that no catalogue has, and on a value that a sentence asks for in vain */
export type Say = ((key: string, params?: object) => string) & {has: (key: string) => boolean};

/**
 * What says the sentences of catalogues in one language, of the command line as of a page.
 *
 * @param formats beside those that all sentences can use
 */
export function makeSay(
  locale: string,
  catalogues: readonly Record<string, string>[],
  formats: Record<string, Format> = {},
): Say {
  const i18n = createI18n(locale, catalogues);
  const t = translateOf(i18n);
  const say = (key: string, params: object = {}) => t(key, withoutHoles(params));
  for (const [name, format] of Object.entries({...formatsOf(say, locale), ...formats})) {
    addFormat(i18n, name, format);
  }
  return Object.assign(say, {has: (key: string) => i18n.exists(key)});
}

/** Values that a sentence can do without: their formats say nothing of them. */
const OPTIONAL = {suggestion: '', suggested: '', number: '', allowed: '', value: ''};

function withoutHoles(params: object) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return {
    ...OPTIONAL,
    ...Object.fromEntries(given.map(([name, value]) => [name, value ?? 'null'])),
  };
}

/** Parts of sentences that depend on a value; their words are in the catalogue under `part.`. */
function formatsOf(say: (key: string, params?: object) => string, locale: string) {
  const joined = (word: string) => (list: Many) => [list].flat().join(` ${say(`part.${word}`)} `);
  const or = joined('or');
  return {
    or,
    and: joined('and'),
    list: listText,
    lines: (list: string[]) => list.map((line) => `  ${line}`).join('\n'),
    types: (names: string[]) => or(names.map((name) => say(`part.type.${name}`))),
    meant: (suggestion: string) => (suggestion ? `${say('part.meant', {suggestion})} ` : ''),
    hint: (names: Many | null | undefined) =>
      names ? `${say('part.hint', {names: listText(names)})} ` : '',
    written: (number: string) =>
      number ? say('part.written', {number}) : say('part.written-none'),
    rename: (id: string | undefined) => (id ? say('part.rename', {id}) : say('part.rename-none')),
    megabytes: (count: number) => (count > 0 ? say('part.megabytes', {count}) : ''),
    distance: (share: number) => formatNumber(Math.abs(share), 'share', locale, {significant: 3}),
  };
}

/** one name, or several */
type Many = string | readonly string[];

function listText(list: Many) {
  const names = [list].flat();
  return names.length <= LISTED ? names.join(', ') : `${names.slice(0, LISTED).join(', ')}, …`;
}
