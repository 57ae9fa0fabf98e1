/** Longest list that a message prints whole. */
const LISTED = 40;

/** A list of what is allowed. */
export function known(names) {
  if (names.length <= LISTED) return names.join(', ');
  return `${names.slice(0, LISTED).join(', ')}, …`;
}

/** A number for people: three significant digits, in the way of the language. */
export function numberIn(lang) {
  const format = new Intl.NumberFormat(lang, {maximumSignificantDigits: 4});
  return (value) => format.format(value);
}

/** A share as a percentage. */
export function percentIn(lang) {
  const format = new Intl.NumberFormat(lang, {style: 'percent', maximumFractionDigits: 1});
  return (value) => format.format(value);
}

/** A count with its noun in the form that the language wants. */
export function pluralIn(lang, forms) {
  const rules = new Intl.PluralRules(lang);
  const number = new Intl.NumberFormat(lang);
  return (count) => `${number.format(count)}\u00A0${forms[rules.select(count)]}`;
}
