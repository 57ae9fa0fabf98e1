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
 * @param {Record<string, import('../i18n.js').Format>} [formats] beside those that all sentences can use
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
    addFormat(i18n, name, format);
  }
  return Object.assign(say, {has: (/** @type {string} */ key) => i18n.exists(key)});
}

/** Values that a sentence can do without: their formats say nothing of them. */
const OPTIONAL = {suggestion: '', suggested: '', number: '', allowed: '', value: ''};

/** @param {object} params */
function withoutHoles(params) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return {
    ...OPTIONAL,
    ...Object.fromEntries(given.map(([name, value]) => [name, value ?? 'null'])),
  };
}

/**
 * Parts of sentences that depend on a value; their words are in the catalogue under `part.`.
 *
 * @param {(key: string, params?: object) => string} say
 * @param {string} locale
 */
function formatsOf(say, locale) {
  /** @param {string} word */
  const joined = (word) => (/** @type {Many} */ list) =>
    [list].flat().join(` ${say(`part.${word}`)} `);
  const or = joined('or');
  return {
    or,
    and: joined('and'),
    list: listText,
    lines: (/** @type {string[]} */ list) => list.map((line) => `  ${line}`).join('\n'),
    types: (/** @type {string[]} */ names) => or(names.map((name) => say(`part.type.${name}`))),
    meant: (/** @type {string} */ suggestion) =>
      suggestion ? `${say('part.meant', {suggestion})} ` : '',
    hint: (/** @type {Many | null | undefined} */ names) =>
      names ? `${say('part.hint', {names: listText(names)})} ` : '',
    written: (/** @type {string} */ number) =>
      number ? say('part.written', {number}) : say('part.written-none'),
    rename: (/** @type {string | undefined} */ id) =>
      id ? say('part.rename', {id}) : say('part.rename-none'),
    megabytes: (/** @type {number} */ count) => (count > 0 ? say('part.megabytes', {count}) : ''),
    distance: (/** @type {number} */ share) =>
      formatNumber(Math.abs(share), 'share', locale, {significant: 3}),
  };
}

/** @typedef {string | readonly string[]} Many one name, or several */

/** @param {Many} list */
function listText(list) {
  const names = [list].flat();
  return names.length <= LISTED ? names.join(', ') : `${names.slice(0, LISTED).join(', ')}, …`;
}
