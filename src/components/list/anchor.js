// @ts-check
/**
 * The id that an address names behind its #. What can't be decoded, as `#%` of a cut link, is taken as it stands.
 *
 * @param {string} hash with its #, or empty
 * @returns {string}
 */
export function anchorOf(hash) {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
