/** A number as it is printed, with what may stand behind it. */
const NUMBER = /(\d{1,3}(?:[,\s\u00a0\u202f]\d{3})+|\d+)(?:\.(\d+))?\s?([kKM%](?![a-zA-Z]))?/gu;
const SCALES: Record<string, number> = {'%': 0.01, k: 1e3, K: 1e3, M: 1e6};

/** Decimal fractions in binary miss each other by less than this. */
const BINARY = 1e-9;

/**
 * The place of the last digit that a text prints a number with: 0.01 for 0.91 in “+91%”, 0.1 for 3 in “3.0x”.
 *
 * @returns 0 where the number is not in the text, since it is given in words
 */
export function lastDigit(text: string, number: number): number {
  const found = [...text.matchAll(NUMBER)].flatMap(([, whole = '', decimals = '', sign = '']) => {
    const printed = Number(`${whole.replaceAll(/\D/g, '')}.${decimals || 0}`);
    return [1, SCALES[sign] ?? 1]
      .filter((scale) => isSame(printed * scale, Math.abs(number)))
      .map((scale) => scale * 10 ** -decimals.length);
  });
  return found.length > 0 ? Math.min(...found) : 0;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= BINARY * Math.max(1, b);

/** Both ends of a range such as “2–4x” or “5-10%”, as they are printed. */
const RANGE = /(?<![\d.,-])(\d+(?:\.\d+)?)\s?[-–]\s?(\d+(?:\.\d+)?)(?![\d.]*\d|-)/gu;

/**
 * The range that a text prints and of which a number is but one end.
 *
 * @returns as it is printed, “2–4”
 */
export function rangeOfEnd(text: string, number: number): string | undefined {
  return [...text.matchAll(RANGE)].find(
    ([, from, to]) =>
      Number(from) < Number(to) &&
      [from, to].some((end) => [1, 0.01].some((scale) => isSame(Number(end) * scale, number))),
  )?.[0];
}
