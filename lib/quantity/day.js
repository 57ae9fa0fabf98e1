/**
 * A day as a language's readers write it.
 *
 * @param {string} date `YYYY-MM-DD`
 * @param {string} locale
 * @returns {string}
 */
export function dayText(date, locale) {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}
