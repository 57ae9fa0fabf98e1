// @ts-check
/**
 * A value whose numbers have twelve digits, at any depth: the last ones of a sum or a logarithm depend on its order
 * and on the engine, and what is compared with a committed value must not.
 *
 * @template T
 * @param {T} value whatever JSON holds
 * @returns {T} a copy
 */
export function inTwelveDigits(value) {
  return /** @type {T} */ (copyOf(value));
}

/** @param {unknown} value @returns {unknown} */
function copyOf(value) {
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(copyOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
