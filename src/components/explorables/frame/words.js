// @ts-check
import {formatNumber, formatQuantity} from '../../../../lib/quantity/format.js';
import {islandTexts} from '../../figure/live/texts.js';

/**
 * An explorable's words.
 *
 * @typedef {object} Words
 * @property {(key: string, params?: object) => string} t
 * @property {string} locale
 * @property {(unit: string, value: number, writing?: import('../../../../lib/quantity/format.js').Writing) => string} say
 *   number with its unit: from a second on in seconds, from a gigabyte on in gigabytes; of what is counted, in the
 *   right plural form
 * @property {(value: number) => string} number number without a unit
 */

/**
 * @param {string} locale
 * @param {Record<string, string>} texts what the explorable says, with the words of units
 * @returns {Words}
 */
export function wordsIn(locale, texts) {
  const t = islandTexts(texts, locale);
  /** @type {Words['number']} */
  const number = (value) => formatNumber(value, undefined, locale);
  return {
    t,
    locale,
    number,
    say(unit, value, writing) {
      if (COUNTED.has(unit))
        return t(`unit.${unit}`, {
          count: value,
          value: formatNumber(value, 'count', locale, {digits: 0}),
        });
      const [shown, as] = rescaled(unit, value);
      return formatQuantity(shown, as, {locale, t, ...writing});
    },
  };
}

/** What is counted, by keys of `i18n/<language>/explorables.json`. */
const COUNTED = new Set(['workers', 'atWorkers', 'coroutines', 'vus']);

/** @param {string} unit @param {number} value @returns {[number, string]} */
function rescaled(unit, value) {
  if (unit === 'ms' && value >= 1000) return [value / 1000, 's'];
  if (unit === 'mb' && value >= 1000) return [value / 1000, 'gb'];
  return [value, unit];
}
