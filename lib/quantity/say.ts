import {convert} from './convert.ts';
import {formatNumber, formatQuantity} from './format.ts';
import type {Writing} from './format.ts';

/** a quantity's value with the unit and digits that it was given where it is named */
export type Named = {value: number; unit?: string; digits?: number};

/** `percent` shows a ratio as a percentage, `in` shows the value in another unit */
export type Manner = Writing & {withUnit?: boolean; percent?: boolean; in?: string};

/**
 * A named quantity as a text: the one way from a value to what a reader sees of it.
 *
 * @throws {Error} when its unit can't be shown so
 */
export function sayQuantity(
  {value, unit, digits}: Named,
  {withUnit, percent, in: target, ...own}: Manner,
  language: {locale: string; t: (key: string) => string},
): string {
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
