import {formatNumber, formatQuantity} from './format.ts';
import type {Writing} from './format.ts';

/** a quantity's value with the unit and digits that it was given where it is named */
export type Named = {value: number; unit?: string; digits?: number};

/** `percent` shows a ratio as a percentage, `in` shows the value in another unit */
export type QuantityFormat = Writing & {withUnit?: boolean; percent?: boolean; in?: string};

/**
 * A named quantity as a text: the one way from a value to what a reader sees of it.
 *
 * @throws {Error} when its unit can't be shown so
 */
export function sayQuantity(
  {value, unit, digits}: Named,
  {withUnit, percent, in: target, ...own}: QuantityFormat,
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

/** Multiplier from a unit to another; a pair that is not here can't be converted. */
const FACTORS: Record<string, Record<string, number>> = {
  ms: {s: 1 / 1000, us: 1000},
  s: {ms: 1000},
  us: {ms: 1 / 1000},
  perS: {perMs: 1 / 1000},
  mb: {gb: 1 / 1000, kb: 1000},
  bytes: {kb: 1 / 1000, mb: 1 / 1e6},
  share: {percent: 100},
  ratio: {percent: 100},
};

/** Units that a unit can be shown in. */
function targetsOf(unit: string): string[] {
  return [unit, ...Object.keys(FACTORS[unit] ?? {})];
}

/**
 * A value in another unit.
 *
 * @throws {Error} if the pair is unknown, listing what the unit can be shown in
 */
function convert(value: number, from: string, to: string): number {
  if (from === to) return value;
  const factor = FACTORS[from]?.[to];
  if (factor === undefined) {
    throw new Error(`its unit is ${from}, which can be shown in: ${targetsOf(from).join(', ')}`);
  }
  return value * factor;
}
