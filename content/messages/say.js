// @ts-check
import {formatNumber} from '../../lib/quantity/format.js';
import {addFormat, createI18n, translateOf} from '../i18n.js';

/** Longest list that a message prints whole. */
const LISTED = 40;

/**
 * What says the sentences of catalogues in one language, of the command line as of a page.
 *
 * @param {string} locale
 * @param {readonly Record<string, string>[]} catalogues
 * @param {Record<string, (value: unknown) => string>} [formats] beside those that all sentences can use
 * @returns {Say}
 *
 * @typedef {((key: string, params?: object) => string) & {has: (key: string) => boolean}} Say throws on a key that no
 *   catalogue has, and on a value that a sentence asks for in vain
 */
export function makeSay(locale, catalogues, formats = {}) {
  const i18n = createI18n(locale, catalogues);
  const t = translateOf(i18n);
  const say = (/** @type {string} */ key, /** @type {object} */ params = {}) =>
    t(key, withoutHoles(params));
  for (const [name, format] of Object.entries({...formatsOf(say, locale), ...formats})) {
    addFormat(i18n, name, (value) => format(value));
  }
  return Object.assign(say, {has: (/** @type {string} */ key) => i18n.exists(key)});
}

/** Values that a sentence can do without: their formats say nothing of them. */
const OPTIONAL = {suggestion: '', suggested: '', number: '', allowed: '', value: ''};

function withoutHoles(params) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return {
    ...OPTIONAL,
    ...Object.fromEntries(given.map(([name, value]) => [name, value ?? 'null'])),
  };
}

/** Parts of sentences that depend on a value; their words are in the catalogue under `part.`. */
function formatsOf(say, locale) {
  const joined = (word) => (list) => [list].flat().join(` ${say(`part.${word}`)} `);
  const or = joined('or');
  return {
    or,
    and: joined('and'),
    list: listText,
    lines: (list) => list.map((line) => `  ${line}`).join('\n'),
    types: (names) => or(names.map((name) => say(`part.type.${name}`))),
    meant: (suggestion) => (suggestion ? `${say('part.meant', {suggestion})} ` : ''),
    hint: (names) => (names ? `${say('part.hint', {names: listText(names)})} ` : ''),
    written: (number) => (number ? say('part.written', {number}) : say('part.written-none')),
    rename: (id) => (id ? say('part.rename', {id}) : say('part.rename-none')),
    megabytes: (count) => (count > 0 ? say('part.megabytes', {count}) : ''),
    distance: (share) => formatNumber(Math.abs(share), 'share', locale, {significant: 3}),
  };
}

function listText(list) {
  const names = [list].flat();
  return names.length <= LISTED ? names.join(', ') : `${names.slice(0, LISTED).join(', ')}, …`;
}
