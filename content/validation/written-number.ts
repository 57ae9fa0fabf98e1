/** A number, digits in groups allowed, with or without a unit behind it. */
const WRITTEN = /^[~≈]?\s*(\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+|\d+)(?:([.,])(\d+))?\s*[\p{L}%/]*$/u;

/**
 * The number that somebody wrote as text: `1,440` → 1440, `5,44` → 5.44, `28 ms` → 28.
 *
 * @returns digits as JSON writes them; undefined if it isn't clear which number is meant
 */
export function writtenNumber(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = WRITTEN.exec(text.trim());
  if (!match) return undefined;
  const [, whole, , fraction] = match;
  const digits = whole.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '');
  return fraction ? `${digits}.${fraction}` : digits;
}
