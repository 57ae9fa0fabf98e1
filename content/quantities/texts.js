// @ts-check
import {sayQuantity} from '../../lib/quantity/say.js';
import {placeholdersIn, replaceQuantities} from './placeholders.js';

const PLURAL = /_(zero|one|two|few|many|other)$/u;

/**
 * Says quantities in a language.
 *
 * @param {Pick<import('./book.js').Book, 'find'>} book
 * @param {string} locale
 * @param {Record<string, string>} words the interface catalogue, for `unit.<unit>`
 * @returns {(name: string, manner?: import('../../lib/quantity/say.js').Manner) => string}
 */
export function sayerOf(book, locale, words) {
  /** @param {string} key */
  const t = (key) => {
    if (words[key]) return words[key];
    throw new Error(`there is no word for it: add “${key}” to i18n/${locale}/interface.json`);
  };
  return (name, manner = {}) => sayQuantity(book.find(name), manner, {locale, t});
}

/**
 * Texts with their quantities said, and of plural forms the one that the number asks for: the quantity that is
 * written `{{name, count}}` chooses it. What is given only when a text is drawn stays as it is.
 *
 * @param {Record<string, string>} catalogue
 * @param {{book: import('./book.js').Book, locale: string, words: Record<string, string>}} look
 * @returns {Record<string, string>}
 */
export function withQuantities(catalogue, {book, locale, words}) {
  const say = sayerOf(book, locale, words);
  const rules = pluralRules(locale);
  const texts = Object.entries(catalogue).flatMap(([key, text]) => {
    const form = PLURAL.exec(key)?.[1];
    const counted = form && placeholdersIn(text).find(({format}) => format === 'count');
    if (counted && rules.select(Math.abs(book.value(counted.name))) !== form) return [];
    return [[counted ? key.replace(PLURAL, '') : key, replaceQuantities(text, say)]];
  });
  return Object.fromEntries(texts);
}

/** @type {Map<string, Intl.PluralRules>} */
const known = new Map();

/** A language's rules, made once. @param {string} locale */
function pluralRules(locale) {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return rules;
}

/** The texts of a catalogue whose keys begin so. @param {Record<string, string>} catalogue @param {string} prefix */
export function textsUnder(catalogue, prefix) {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith(prefix)));
}
