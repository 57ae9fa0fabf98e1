// @ts-check
/**
 * A number as readers type it: four digits at most, and their language's decimal sign.
 *
 * @param {number} value
 * @param {string} locale
 */
export const shownNumber = (value, locale) =>
  new Intl.NumberFormat(locale, {useGrouping: false, maximumSignificantDigits: 4}).format(value);
