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

/**
 * Each takes a hundred kilobytes of memory that the collector doesn't see, so that thousands take gigabytes.
 *
 * @type {Map<string, Intl.DateTimeFormat>}
 */
const formatters = new Map();

/** @param {string} locale @param {Intl.DateTimeFormatOptions} parts */
function formatterFor(locale, parts) {
  const key = `${locale} ${JSON.stringify(parts)}`;
  const options = {...parts, timeZone: 'UTC'};
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(countryOf(locale), options);
  formatters.set(key, known);
  return known;
}

/** @param {string} date @param {string} locale @param {Intl.DateTimeFormatOptions} parts */
function dateText(date, locale, parts) {
  const text = formatterFor(locale, parts).format(new Date(date));
  return text.replaceAll(' ', '\u00a0');
}
