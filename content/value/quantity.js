// @ts-check
import {formatNumber, formatQuantity} from '../../lib/quantity/format.js';

/**
 * Makes the function that writes a number with its unit in a language: `f(5464.5, 'ms')`.
 *
 * @param {string} locale
 * @param {Record<string, string>} [words] the interface catalogue, for `unit.<unit>`
 * @returns {(value: number, unit?: string, writing?: import('../../lib/quantity/format.js').Writing) => string}
 */
export function quantityFormatter(locale, words = {}) {
  /** @param {string} key */
  const t = (key) => words[key];
  return (value, unit, writing = {}) =>
    words[`unit.${unit}`]
      ? formatQuantity(value, unit, {locale, t, ...writing})
      : formatNumber(value, unit, locale, writing);
}
