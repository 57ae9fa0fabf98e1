import {sayQuantity} from '../../lib/quantity/say.ts';
import {catalogueOf} from '../site/studies.ts';
import {quantitiesOf} from '../value/reference.ts';
import {placeholdersIn, replaceQuantities} from './placeholders.ts';
import type {QuantityFormat} from '../../lib/quantity/say.ts';
import type {Site} from '../types.ts';
import type {StudyQuantities} from '../value/reference.ts';

type Bound = Pick<Site, 'runs' | 'quantities' | 'catalogues'>;

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

/** Says the quantities of a study, and whatever is named in full, in a language. */
export const formatterOf = (site: Bound, study: string, locale: string) =>
  formatterByName(quantitiesOf(site, study), locale, site.catalogues[locale].interface ?? {});

/**
 * The texts of a study whose keys begin so, with their quantities said.
 *
 * @throws {Error} on a quantity that doesn't exist
 */
export function saidTexts(site: Bound, study: string, prefix: string, locale: string) {
  const {interface: words = {}, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const own = textsUnder(catalogue, prefix);
  return withQuantities(own, {quantities: quantitiesOf(site, study), locale, words});
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
