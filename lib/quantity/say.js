// @ts-check
import {convert} from './convert.js';
import {formatNumber, formatQuantity} from './format.js';

/**
 * @typedef {{value: number, unit?: string, digits?: number}} Named a quantity's value with the unit and digits that
 *   it was given where it is named
 * @typedef {import('./format.js').Writing & {withUnit?: boolean, percent?: boolean, in?: string}} Manner `percent`
 *   shows a ratio as a percentage, `in` shows the value in another unit
 */

/**
 * A named quantity as a text: the one way from a value to what a reader sees of it.
 *
 * @param {Named} quantity
 * @param {Manner} manner
 * @param {{locale: string, t: (key: string) => string}} language
 * @returns {string}
 * @throws {Error} when its unit can't be shown so
 */
export function sayQuantity(
  {value, unit, digits},
  {withUnit, percent, in: target, ...own},
  language,
) {
  const shownUnit = percent ? 'percent' : (target ?? unit);
  const converted = shownUnit === unit ? value : convert(value, unit ?? '', shownUnit ?? '');
  // Digits belong to the unit that they were given for.
  const isSame = shownUnit === unit || (percent && unit === 'share');
  const chosen = own.digits ?? (isSame && own.significant === undefined ? digits : undefined);
  const writing = {...own, digits: chosen};
  return withUnit
    ? formatQuantity(converted, shownUnit, {...language, ...writing})
    : formatNumber(converted, shownUnit, language.locale, writing);
}
