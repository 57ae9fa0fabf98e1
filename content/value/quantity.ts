import {formatNumber, formatQuantity} from '../../lib/quantity/format.ts';
import type {Writing} from '../../lib/quantity/format.ts';

export type QuantityFormatter = (value: number, unit?: string, writing?: Writing) => string;

/**
 * Makes the function that writes a number with its unit in a language: `f(5464.5, 'ms')`.
 *
 * @param words the interface catalogue, for `unit.<unit>`
 */
export function quantityFormatter(
  locale: string,
  words: Record<string, string> = {},
): QuantityFormatter {
  const t = (key: string) => words[key];
  return (value, unit, writing = {}) =>
    words[`unit.${unit}`]
      ? formatQuantity(value, unit, {locale, t, ...writing})
      : formatNumber(value, unit, locale, writing);
}
