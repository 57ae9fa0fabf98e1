// @ts-check
/**
 * Whole pixels: nobody sees less of a text or a rule, and every page carries the digits.
 *
 * @param {number} value px
 * @returns {number}
 */
export function at(value) {
  return Math.round(value);
}
