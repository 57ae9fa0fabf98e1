// @ts-check
/** @typedef {{place: string, before: string, after: string}} Found */

/**
 * Values that differ between two JSON texts; the order of keys is none of the values.
 *
 * @param {string} before
 * @param {string} after
 * @returns {Found[]}
 * @throws {SyntaxError} if one of them isn't JSON
 */
export const differencesOfJson = (before, after) =>
  differencesOfValues(JSON.parse(before), JSON.parse(after), '$');

/** @param {unknown} value */
const isHolder = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} before @param {unknown} after @param {string} place @returns {Found[]} */
function differencesOfValues(before, after, place) {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [{place, before: shown(before), after: shown(after)}];
  const [old, now] = /** @type {Record<string, unknown>[]} */ ([before, after]);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    differencesOfValues(
      old[key],
      now[key],
      Array.isArray(before) ? `${place}[${key}]` : `${place}.${key}`,
    ),
  );
}

/** @param {unknown} value */
const shown = (value) => (value === undefined ? 'no such value' : JSON.stringify(value));
