/**
 * How the site writes numbers: in pages, figures, alternative texts, tables, claims, explorables and on the command
 * line. The same quantity is the same string everywhere.
 */
export interface Writing {
  /** decimals, of the percentage where a share is shown; left out, as many as decimalsOf says */
  digits?: number;
  /** significant digits in place of decimals */
  significant?: number;
  /** writes a plus */
  sign?: boolean;
  /** sets thousands apart, as it does unless told otherwise */
  grouping?: boolean;
}

const NBSP = '\u00a0';

/** To make a formatter takes a hundred times as long as to use it. */
const formatters: Map<string, Intl.NumberFormat> = new Map();

function formatterFor(locale: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * Number as a unit is shown, without the unit's word: a share as a percentage, all else as it is; with the
 * language's grouping and decimal sign, no-break spaces and a real minus.
 *
 * @param unit see lib/result/units.ts
 */
export function formatNumber(
  value: number,
  unit: string | undefined,
  locale: string,
  {digits, significant, sign, grouping}: Writing = {},
): string {
  const isShare = unit === 'share' || unit === 'percent';
  const decimals = digits ?? decimalsOf([value], unit);
  return formatterFor(locale, {
    style: isShare ? 'percent' : 'decimal',
    signDisplay: sign ? 'exceptZero' : 'negative',
    useGrouping: grouping,
    ...(significant !== undefined
      ? {maximumSignificantDigits: significant}
      : {minimumFractionDigits: decimals, maximumFractionDigits: decimals}),
  })
    .format(unit === 'percent' ? value / 100 : value)
    .replace('-', '−')
    .replace(/[\u202f ]/g, NBSP);
}

/** Units that say nothing beside the number, or are in it already. */
const BARE = new Set([undefined, 'share', 'percent', 'ratio', 'count', 'cores']);

/**
 * Number with the word of its unit.
 *
 * @param language `t` says `unit.<unit>`
 */
export function formatQuantity(
  value: number,
  unit: string | undefined,
  {locale, t, ...writing}: {locale: string; t: (key: string) => string} & Writing,
): string {
  const number = formatNumber(value, unit, locale, writing);
  return BARE.has(unit) ? number : `${number}${NBSP}${t(`unit.${unit}`)}`;
}

/**
 * Decimals of numbers that nobody chose any for: none from 100 on, one from 10 on, two below, and never more than
 * the number itself has. Numbers that stand together, such as a value and its interval, get the same: those of the
 * one that needs most.
 */
export function decimalsOf(values: readonly (number | null | undefined)[], unit?: string): number {
  const shown = values.filter((value) => typeof value === 'number').filter(Number.isFinite);
  return Math.max(0, ...shown.map((value) => decimalsOfOne(value, unit)));
}

function decimalsOfOne(value: number, unit: string | undefined) {
  const shown = Math.abs(unit === 'share' ? value * 100 : value);
  if (shown === 0) return 0;
  const magnitude = Math.floor(Math.log10(shown));
  const below = unit === 'share' || unit === 'percent' ? 1 : 2;
  const most = magnitude >= 2 ? 0 : magnitude === 1 ? 1 : Math.max(below, below - 1 - magnitude);
  return Math.min(most, ownDecimals(shown));
}

/** Decimals of a number in twelve significant digits, which drop the noise of binary sums. */
function ownDecimals(value: number) {
  const [mantissa, exponent = '0'] = String(Number(value.toPrecision(12))).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A number of so many significant digits, without the zeros that end it. */
export const rounded = (value: number, digits: number = 3): number =>
  Number(value.toPrecision(digits));
