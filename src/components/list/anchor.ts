/**
 * The id that an address names behind its #. What can't be decoded, as `#%` of a cut link, is taken as it stands.
 *
 * @param hash with its #, or empty
 */
export function anchorOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
