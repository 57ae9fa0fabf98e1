import {Refusal} from '../refusal.ts';

const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
const GROUPED = /^[+-]?\d{1,3}([,\u00a0\u202f ]\d{3})+(\.\d+)?$/;

/**
 * A number as a load tool prints it: digits, a point, an exponent. Decimal commas, digit groups, NaN and numbers too
 * large for a double are refused, since each could be read in two ways or not at all.
 *
 * @param place Line or path, for the message.
 * @throws {Refusal} number-comma, number-grouped, number-not-finite, number-unreadable.
 */
export function parseNumber(text: string, place: string): number {
  const trimmed = String(text).trim();
  if (PLAIN_NUMBER.test(trimmed)) return finite(Number(trimmed), trimmed, place);
  if (GROUPED.test(trimmed)) throw new Refusal('number-grouped', {place, value: trimmed});
  if (DECIMAL_COMMA.test(trimmed)) throw new Refusal('number-comma', {place, value: trimmed});
  if (/^[+-]?(nan|inf(inity)?)$/i.test(trimmed)) {
    throw new Refusal('number-not-finite', {place, value: trimmed});
  }
  throw new Refusal('number-unreadable', {place, value: trimmed});
}

/**
 * A count or measure that can't be below zero.
 *
 * @param value Number already parsed, or text.
 * @throws {Refusal} as parseNumber, and number-missing, number-not-number, number-negative.
 */
export function nonNegative(value: unknown, place: string): number {
  if (value === undefined || value === null) throw new Refusal('number-missing', {place});
  if (typeof value !== 'number' && typeof value !== 'string') {
    throw new Refusal('number-not-number', {place, value});
  }
  const number =
    typeof value === 'number' ? finite(value, value, place) : parseNumber(value, place);
  if (number < 0) throw new Refusal('number-negative', {place, value});
  return number;
}

function finite(number: number, text: string | number, place: string) {
  if (!Number.isFinite(number)) throw new Refusal('number-not-finite', {place, value: text});
  return number;
}
