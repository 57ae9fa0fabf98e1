// @ts-check
import {summariseRepeats} from '../../../lib/statistics/index.js';
import {isObject, repeatsIn} from './leaves.js';

/** Digits that a value keeps: the rest is rounding error of binary fractions. */
const SIGNIFICANT_DIGITS = 12;

/**
 * Values of a reading as a result file holds them: each number a quantity, each list of repeats with its median and
 * interval.
 *
 * @param {import('../types.js').Amounts} values
 * @returns {Quantities}
 *
 * @typedef {{[name: string]: Quantities | import('../types.js').Amount}} Quantities
 */
export function asQuantities(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asQuantity(value)]),
  );
}

/** @param {import('../types.js').Amount} value @returns {Quantities[string]} */
function asQuantity(value) {
  if (typeof value === 'number') return {value: rounded(value)};
  if (!isObject(value)) return value;
  const repeats = repeatsIn(value);
  if (repeats) return {...repeated(repeats)};
  return 'value' in value ? value : asQuantities(value);
}

/**
 * A quantity of several repeats: their median, the repeats in order, and the interval that so many carry.
 *
 * @param {number[]} repeats
 * @returns {{value: number, values?: number[], interval?: Interval}}
 */
export function repeated(repeats) {
  const values = repeats.map(rounded);
  if (values.length === 1) return {value: values[0]};
  const {median, interval} = summariseRepeats(values);
  return {value: median, values, ...(interval ? {interval: roundedInterval(interval)} : {})};
}

/** @typedef {Required<import('../../../lib/result/types.js').Quantity>['interval']} Interval */

/** @param {Interval} interval @returns {Interval} */
function roundedInterval({low, high, level, kind}) {
  return {low: rounded(low), high: rounded(high), ...(level ? {level} : {}), kind};
}

/** @param {number} value */
function rounded(value) {
  return Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
