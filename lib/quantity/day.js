// @ts-check

/**
 * A day as a language's readers write it.
 *
 * @param {string} date `YYYY-MM-DD`
 * @param {string} locale
 * @returns {string}
 */
export function dayText(date, locale) {
  return dateText(date, locale, {dateStyle: 'long'});
}

/**
 * The month of a day as a language's readers write it.
 *
 * @param {string} date `YYYY-MM-DD`
 * @param {string} locale
 * @returns {string}
 */
export function monthText(date, locale) {
  return dateText(date, locale, {year: 'numeric', month: 'long'});
}

/** The site's English is British: the day comes first. @param {string} locale */
const countryOf = (locale) => (locale === 'en' ? 'en-GB' : locale);

/** @param {string} date @param {string} locale @param {Intl.DateTimeFormatOptions} parts */
function dateText(date, locale, parts) {
  const format = new Intl.DateTimeFormat(countryOf(locale), {...parts, timeZone: 'UTC'});
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}
