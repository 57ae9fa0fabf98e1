import {sayQuantity} from '../../lib/quantity/say.ts';
import {placeholdersIn, replaceQuantities} from './placeholders.ts';
import type {QuantityFormat} from '../../lib/quantity/say.ts';
import type {StudyQuantities} from '../value/reference.ts';

/** What the key of a plural form ends with. */
export const PLURAL = /_(zero|one|two|few|many|other)$/u;

/**
 * Says quantities in a language.
 *
 * @param words the interface catalogue, for `unit.<unit>`
 */
export function formatterByName(
  quantities: Pick<StudyQuantities, 'find'>,
  locale: string,
  words: Record<string, string>,
): (name: string, format?: QuantityFormat) => string {
  const t = (key: string) => {
    if (words[key]) return words[key];
    throw new Error(`there is no word for it: add “${key}” to i18n/${locale}/interface.json`);
  };
  return (name, format = {}) => sayQuantity(quantities.find(name), format, {locale, t});
}

/**
 * Texts with their quantities said, and of plural forms the one that the number asks for: the quantity that is
 * written `{{name, count}}` chooses it. What is given only when a text is drawn stays as it is.
 */
export function withQuantities(
  catalogue: Record<string, string>,
  {
    quantities,
    locale,
    words,
  }: {quantities: StudyQuantities; locale: string; words: Record<string, string>},
): Record<string, string> {
  const say = formatterByName(quantities, locale, words);
  const rules = pluralRules(locale);
  const texts = Object.entries(catalogue).flatMap(([key, text]) => {
    const form = PLURAL.exec(key)?.[1];
    const counted = form && placeholdersIn(text).find(({format}) => format === 'count');
    if (counted && rules.select(Math.abs(quantities.value(counted.name))) !== form) return [];
    return [[counted ? key.replace(PLURAL, '') : key, replaceQuantities(text, say)]];
  });
  return Object.fromEntries(texts);
}

const known: Map<string, Intl.PluralRules> = new Map();

/** A language's rules, made once. */
function pluralRules(locale: string) {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return rules;
}

/** The texts of a catalogue whose keys begin so. */
export function textsUnder(catalogue: Record<string, string>, prefix: string) {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith(prefix)));
}
