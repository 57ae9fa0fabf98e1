/**
 * Whole pixels: nobody sees less of a text or a rule, and every page carries the digits.
 *
 * @param value px
 */
export function at(value: number): number {
  return Math.round(value);
}
