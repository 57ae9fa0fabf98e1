// @ts-check
/**
 * How the site writes numbers: in pages, figures, alternative texts, tables, claims, explorables and on the command
 * line. The same quantity is the same string everywhere.
 *
 * @typedef {object} Writing
 * @property {number} [digits] decimals, of the percentage where a share is shown; left out, as many as decimalsOf says
 * @property {number} [significant] significant digits in place of decimals
 * @property {boolean} [sign] writes a plus
 * @property {boolean} [grouping] sets thousands apart, as it does unless told otherwise
 */

const NBSP = '\u00a0';

/** @type {Map<string, Intl.NumberFormat>} To make a formatter takes a hundred times as long as to use it. */
const formatters = new Map();

/** @param {string} locale @param {Intl.NumberFormatOptions} options */
function formatterFor(locale, options) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * Number as a unit is shown, without the unit's word: a share as a percentage, all else as it is; with the
 * language's grouping and decimal sign, no-break spaces and a real minus.
 *
 * @param {number} value
 * @param {string | undefined} unit see lib/result/units.js
 * @param {string} locale
 * @param {Writing} [writing]
 * @returns {string}
 */
export function formatNumber(value, unit, locale, {digits, significant, sign, grouping} = {}) {
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
 * @param {number} value
 * @param {string | undefined} unit
 * @param {{locale: string, t: (key: string) => string} & Writing} language `t` says `unit.<unit>`
 * @returns {string}
 */
export function formatQuantity(value, unit, {locale, t, ...writing}) {
  const number = formatNumber(value, unit, locale, writing);
  return BARE.has(unit) ? number : `${number}${NBSP}${t(`unit.${unit}`)}`;
}

/**
 * Decimals of numbers that nobody chose any for: none from 100 on, one from 10 on, two below, and never more than
 * the number itself has. Numbers that stand together, such as a value and its interval, get the same: those of the
 * one that needs most.
 *
 * @param {readonly (number | null | undefined)[]} values
 * @param {string} [unit]
 * @returns {number}
 */
export function decimalsOf(values, unit) {
  const shown = values.filter((value) => typeof value === 'number' && Number.isFinite(value));
  return Math.max(0, ...shown.map((value) => decimalsOfOne(/** @type {number} */ (value), unit)));
}

/** @param {number} value @param {string | undefined} unit */
function decimalsOfOne(value, unit) {
  const shown = Math.abs(unit === 'share' ? value * 100 : value);
  if (shown === 0) return 0;
  const magnitude = Math.floor(Math.log10(shown));
  const below = unit === 'share' || unit === 'percent' ? 1 : 2;
  const most = magnitude >= 2 ? 0 : magnitude === 1 ? 1 : Math.max(below, below - 1 - magnitude);
  return Math.min(most, ownDecimals(shown));
}

/** Decimals of a number in twelve significant digits, which drop the noise of binary sums. @param {number} value */
function ownDecimals(value) {
  const [mantissa, exponent = '0'] = String(Number(value.toPrecision(12))).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
