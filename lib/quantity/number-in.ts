/**
 * Reads a number as a language's readers write it: thousands set apart by spaces or by the language's own sign, and the
 * decimal sign either the language's own or the other of point and comma.
 *
 * @returns NaN for what is no number
 */
export function numberIn(text: string, locale: string): number {
  const joined = text.replaceAll(/\s/gu, '');
  const [group, decimal] = signsOf(locale);
  const [whole, fraction, ...more] = joined.split(decimal);
  const isGrouped = more.length === 0 && isInThousands(whole.split(group), fraction ?? '');
  const ungrouped = isGrouped ? joined.replaceAll(group, '').replace(decimal, '.') : joined;
  const plain = ungrouped.replace(',', '.');
  return plain === '' ? NaN : Number(plain);
}

/** @param parts between the signs that set thousands apart */
function isInThousands([first, ...others]: string[], fraction: string) {
  return (
    others.length > 0 &&
    /^-?[1-9]\d{0,2}$/u.test(first) &&
    others.every((part) => /^\d{3}$/u.test(part)) &&
    /^\d*$/u.test(fraction)
  );
}

/** Signs between thousands and before decimals. */
function signsOf(locale: string): [string, string] {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return [sign('group') ?? ',', sign('decimal') ?? '.'];
}
