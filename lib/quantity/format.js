/** @type {Map<string, Intl.NumberFormat>} To make a formatter takes far longer than to use it. */
const formatters = new Map();

/** @param {string} locale @param {Intl.NumberFormatOptions} options */
function formatterFor(locale, options) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * Number as a picture, table or pointed-at value shows it, without its unit.
 *
 * @param {number} value
 * @param {string} unit see lib/result/units.js
 * @param {string} locale
 * @returns {string}
 */
export function formatNumber(value, unit, locale) {
  if (unit === 'share') {
    return formatterFor(locale, {style: 'percent', maximumFractionDigits: 1}).format(value);
  }
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : value >= 10 ? 1 : 2;
  return withMinus(formatterFor(locale, {maximumFractionDigits: digits}).format(value));
}

/** Intl writes a hyphen. @param {string} text */
function withMinus(text) {
  return text.replace('-', '−');
}

/** Units that say nothing beside the number, or are in it already. */
const BARE = new Set(['share', 'ratio', 'count']);

/**
 * Number with its unit.
 *
 * @param {number} value
 * @param {string} unit
 * @param {{locale: string, t: (key: string, params?: object) => string}} language
 * @returns {string}
 */
export function formatQuantity(value, unit, {locale, t}) {
  const number = formatNumber(value, unit, locale);
  return BARE.has(unit) ? number : `${number}\u00a0${t(`unit.${unit}`)}`;
}
