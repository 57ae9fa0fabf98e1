/**
 * A day as a language's readers write it.
 *
 * @param date `YYYY-MM-DD`
 */
export function dayText(date: string, locale: string): string {
  return dateText(date, locale, {dateStyle: 'long'});
}

/**
 * The month of a day as a language's readers write it.
 *
 * @param date `YYYY-MM-DD`
 */
export function monthText(date: string, locale: string): string {
  return dateText(date, locale, {year: 'numeric', month: 'long'});
}

/** The site's English is British: the day comes first. */
const countryOf = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** Each takes a hundred kilobytes of memory that the collector doesn't see, so that thousands take gigabytes. */
const formatters: Map<string, Intl.DateTimeFormat> = new Map();

function formatterFor(locale: string, parts: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(parts)}`;
  const options = {...parts, timeZone: 'UTC'};
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(countryOf(locale), options);
  formatters.set(key, known);
  return known;
}

function dateText(date: string, locale: string, parts: Intl.DateTimeFormatOptions) {
  const text = formatterFor(locale, parts).format(new Date(date));
  return text.replaceAll(' ', '\u00a0');
}
