// @ts-check
/**
 * A number inside a parsed document, whatever it is made of; undefined where there is none.
 *
 * @param {unknown} document
 * @param {...string} path
 * @returns {number | undefined}
 */
export function numberAt(document, ...path) {
  const value = path.reduce(
    (inner, name) => /** @type {Record<string, unknown> | null | undefined} */ (inner)?.[name],
    document,
  );
  return typeof value === 'number' ? value : undefined;
}

/**
 * Counts by name, such as those of status codes.
 *
 * @param {unknown} document
 * @param {string} name
 * @returns {[string, number][]}
 */
export function countsAt(document, name) {
  const group = /** @type {Record<string, unknown>} */ (document)[name] ?? {};
  return Object.keys(group).map((key) => [key, numberAt(group, key) ?? 0]);
}

/** @param {(number | undefined)[]} numbers @returns {number | undefined} undefined where one of them isn't known */
export const sumOf = (numbers) =>
  numbers.reduce(
    (total, number) => (total === undefined || number === undefined ? undefined : total + number),
    0,
  );

/** The sum of counts by name. @param {[string, number][]} counts */
export const total = (counts) => counts.reduce((sum, [, count]) => sum + count, 0);
