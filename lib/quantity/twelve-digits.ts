/**
 * A value whose numbers have twelve digits, at any depth: the last ones of a sum or a logarithm depend on its order
 * and on the engine, and what is compared with a committed value must not.
 *
 * @param value whatever JSON holds
 * @returns a copy
 */
export function inTwelveDigits<T>(value: T): T {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a copy has the shape of its original
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(copyOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
