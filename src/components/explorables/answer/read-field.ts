import {rounded} from '../../../../lib/quantity/format.ts';
import type {Field} from './fields.ts';

export type FieldProblem = 'empty' | 'number' | 'whole' | 'least' | 'most';

/**
 * A typed number, as the site itself writes it: thousands set apart by spaces, in English by commas. A comma elsewhere
 * is the decimal sign, as Russian readers write it.
 */
export function readField(
  field: Field,
  text: string,
  locale: string = 'en',
): {value: number | null; problem?: undefined} | {problem: FieldProblem} {
  const joined = text.replaceAll(/\s/gu, '').replace('−', '-');
  if (joined === '') return field.optional ? {value: null} : {problem: 'empty'};
  const isGrouped = locale === 'en' && /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/u.test(joined);
  const plain = isGrouped ? joined.replaceAll(',', '') : joined.replace(',', '.');
  // Groups are of three digits.
  const isNumber = /^[-+.e\d]+$/iu.test(plain) && !/\d\s\d(?!\d\d\b)/u.test(text);
  const value = isNumber ? Number(plain) : NaN;
  if (Number.isNaN(value)) return {problem: 'number'};
  if (value < field.least) return {problem: 'least'};
  if (value > field.most) return {problem: 'most'};
  return field.whole && !Number.isInteger(value) ? {problem: 'whole'} : {value};
}

/** Number as a reader of the language would type it, with all its digits: what a box shows is what is answered. */
export const writeField = (value: number | null, locale: string): string =>
  String(value ?? '').replace('.', locale === 'ru' ? ',' : '.');

const STEPS = 200;
/** Positions of a slider: 0 … SLIDER_STEPS on a logarithmic scale. */
export const SLIDER_STEPS = STEPS;

/** @returns two significant digits; whole numbers stay whole */
export function valueAt(field: Field, position: number): number {
  const {from = field.least, to = field.most} = field;
  const raw = from * (to / from) ** (position / STEPS);
  return field.whole ? Math.round(raw) : rounded(raw, 2);
}

/** @returns position; that of an end for a value outside */
export function positionOf(field: Field, value: number): number {
  const {from = field.least, to = field.most} = field;
  const inside = Math.min(to, Math.max(from, value));
  return Math.round((STEPS * Math.log(inside / from)) / Math.log(to / from));
}

/** What arrow keys do. */
const DIRECTION: Record<string, 1 | -1> = {ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1};

/**
 * The value that an arrow key gives, which then does nothing else.
 *
 * @returns null where the key is another
 */
export function stepByKey(
  field: Field,
  value: number,
  event: {key: string; preventDefault: () => void},
): number | null {
  const direction = DIRECTION[event.key];
  if (!direction) return null;
  event.preventDefault();
  return stepFrom(field, value, direction);
}

/** The next value that a key gives: positions that round to the same value are skipped. */
export function stepFrom(field: Field, value: number, direction: 1 | -1): number {
  let position = positionOf(field, value);
  let next = value;
  while (next === value && position >= 0 && position <= STEPS) {
    position += direction;
    next = valueAt(field, position);
  }
  const {from = field.least, to = field.most} = field;
  return Math.min(to, Math.max(from, next));
}
