// @ts-check
/**
 * A value whose numbers have twelve digits, at any depth: the last ones of a sum or a logarithm depend on its order
 * and on the engine, and what is compared with a committed value must not.
 *
 * @param {any} value anything that JSON holds
 * @returns {any} a copy
 */
export function inTwelveDigits(value) {
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(inTwelveDigits);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inTwelveDigits(inner)]),
  );
}
