import {formatNumber, precisionFor} from './format.js';

/**
 * Makes the function that writes a number with its unit in a language: `f(5464.5, 'ms')`.
 * `share` is 0–1 and shown in percent, `percent` is a number of percent already.
 *
 * @param {'en' | 'ru'} locale
 * @param {Record<string, string>} [words] the interface catalogue, for `unit.<unit>`
 * @returns {(value: number, unit?: string, options?: {digits?: number, significant?: number}) => string}
 */
export function quantityFormatter(locale, words = {}) {
  return (value, unit, options = {}) => {
    const precision = precisionFor(value, options);
    if (unit === 'share') return formatNumber(value, {locale, percent: true, ...precision});
    if (unit === 'percent') return formatNumber(value / 100, {locale, percent: true, ...precision});
    return formatNumber(value, {locale, unit: words[`unit.${unit}`], ...precision});
  };
}
