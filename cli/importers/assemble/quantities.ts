import {summariseRepeats} from '../../../lib/statistics/index.ts';
import {isObject, repeatsIn} from './leaves.ts';
import type {Quantity} from '../../../lib/result/types.ts';
import type {Amount, Amounts} from '../types.ts';

/** Digits that a value keeps: the rest is rounding error of binary fractions. */
const SIGNIFICANT_DIGITS = 12;

export type Quantities = {[name: string]: Quantities | Amount};

/**
 * Values of a reading as a result file holds them: each number a quantity, each list of repeats with its median and
 * interval.
 */
export function asQuantities(values: Amounts): Quantities {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asQuantity(value)]),
  );
}

function asQuantity(value: Amount): Quantities[string] {
  if (typeof value === 'number') return {value: rounded(value)};
  if (!isObject(value)) return value;
  const repeats = repeatsIn(value);
  if (repeats) return {...repeated(repeats)};
  return 'value' in value ? value : asQuantities(value);
}

/** A quantity of several repeats: their median, the repeats in order, and the interval that so many carry. */
export function repeated(repeats: number[]): {
  value: number;
  values?: number[];
  interval?: Interval;
} {
  const values = repeats.map(rounded);
  if (values.length === 1) return {value: values[0]};
  const {median, interval} = summariseRepeats(values);
  return {value: median, values, ...(interval ? {interval: roundedInterval(interval)} : {})};
}

export type Interval = Required<Quantity>['interval'];

function roundedInterval({low, high, level, kind}: Interval): Interval {
  return {low: rounded(low), high: rounded(high), ...(level ? {level} : {}), kind};
}

function rounded(value: number) {
  return Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
