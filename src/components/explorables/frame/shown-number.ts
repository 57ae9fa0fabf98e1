/** A number as readers type it: four digits at most, and their language's decimal sign. */
export const shownNumber = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, {useGrouping: false, maximumSignificantDigits: 4}).format(value);
