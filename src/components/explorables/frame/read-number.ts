/** A number in groups of three digits; in English a comma sets them apart too, elsewhere it is the decimal sign. */
const GROUPED = /^[1-9]\d{0,2}(\s\d{3})+(?!\d)/u;
const GROUPED_IN_ENGLISH = /^[1-9]\d{0,2}([\s,]\d{3})+(?!\d)/u;

/**
 * A number as readers type it, as the site itself writes it, and as addresses hold it, with a point or a comma.
 *
 * @param locale in which it was typed; an address has none
 * @returns undefined where it can't be
 */
export function readNumber(
  text: string,
  {least, most, whole}: {least: number; most: number; whole?: boolean},
  locale?: string,
): number | undefined {
  const groups = (locale === 'en' ? GROUPED_IN_ENGLISH : GROUPED).exec(text.trim())?.[0] ?? '';
  const plain = groups.replaceAll(/\D/gu, '') + text.trim().slice(groups.length);
  const isPlain = /^(?=.*\d)\d{0,8}([.,]\d{0,8})?$/u.test(plain);
  const value = isPlain ? Number(plain.replace(',', '.')) : NaN;
  const isGood = value >= least && value <= most && (!whole || Number.isInteger(value));
  return isGood ? value : undefined;
}
