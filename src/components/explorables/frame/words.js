import {islandTexts} from '../../figure/live/texts.js';
import {formatQuantity} from './quantities.js';

/**
 * An explorable's words.
 *
 * @param {string} locale
 * @param {Record<string, string>} texts of `i18n/<language>/explorables.json`
 * @returns {{t: Function, locale: string, say: (unit: string, value: number, options?: object) => string}}
 *   `say` gives a number with its unit, in the right plural form
 */
export function wordsIn(locale, texts) {
  const t = islandTexts(texts, locale);
  return {
    t,
    locale,
    say: (unit, value, options) => formatQuantity(t, locale, unit, value, options),
  };
}
