// @ts-check
/**
 * A number as readers type it and addresses hold it, with a point or a comma.
 *
 * @param {string} text
 * @param {{least: number, most: number, whole?: boolean}} limits
 * @returns {number | undefined} undefined where it can't be
 */
export function readNumber(text, {least, most, whole}) {
  const value = /^\d{1,8}([.,]\d{1,8})?$/u.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
  const isGood = value >= least && value <= most && (!whole || Number.isInteger(value));
  return isGood ? value : undefined;
}
