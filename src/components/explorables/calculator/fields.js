import {formatNumber} from '../../../../lib/quantity/format.js';
import {numberIn} from '../../../../lib/quantity/number-in.js';

/**
 * The calculator's inputs, in the order of the form. `from`–`to` is the slider's range; a number
 * typed in may lie outside it, up to `most`.
 *
 * @typedef {'ms' | 'count' | 'mb' | 'mib' | 'perS'} FieldUnit
 * @typedef {{id: string, unit: FieldUnit, from: number, to: number, least: number, most: number,
 *   initial: number, whole?: boolean}} Field
 */

/** @type {readonly Field[]} */
export const FIELDS = [
  {id: 'tcpu', unit: 'ms', from: 0.1, to: 100, least: 0.001, most: 10000, initial: 4},
  {id: 'tio', unit: 'ms', from: 0.1, to: 50, least: 0, most: 10000, initial: 1.8},
  {id: 'q', unit: 'count', from: 1, to: 200, least: 0, most: 1000, initial: 10, whole: true},
  {id: 'cores', unit: 'count', from: 1, to: 128, least: 1, most: 512, initial: 16, whole: true},
  {id: 'workers', unit: 'count', from: 1, to: 256, least: 1, most: 4096, initial: 4, whole: true},
  {id: 'c', unit: 'count', from: 1, to: 1000, least: 1, most: 10000, initial: 50, whole: true},
  {id: 'wmem', unit: 'mb', from: 1, to: 200, least: 0, most: 10000, initial: 23},
  {id: 'cmem', unit: 'mib', from: 0.004, to: 8, least: 0, most: 1000, initial: 2},
];

/** Inputs of the calculator when nothing has been chosen: id → number. */
export const INITIAL = Object.freeze(Object.fromEntries(FIELDS.map((f) => [f.id, f.initial])));

const STEPS = 200;

/** Steps of a slider; its positions are 0 … STEPS on a logarithmic scale. */
export const SLIDER_STEPS = STEPS;

/**
 * Value at a slider's position, rounded to two significant digits (whole numbers stay whole).
 *
 * @param {Field} field
 * @param {number} position 0 … SLIDER_STEPS
 * @returns {number}
 */
export function valueAtPosition(field, position) {
  const raw = field.from * (field.to / field.from) ** (position / STEPS);
  return field.whole ? Math.round(raw) : Number(raw.toPrecision(2));
}

/**
 * Position of the slider that shows a value; values outside the range rest at its ends.
 *
 * @param {Field} field
 * @param {number} value
 * @returns {number}
 */
export function positionOfValue(field, value) {
  const inside = Math.min(field.to, Math.max(field.from, value));
  return Math.round((STEPS * Math.log(inside / field.from)) / Math.log(field.to / field.from));
}

/**
 * The slider's next value up or down: skips positions that round to the same value, so that each
 * arrow key changes something.
 *
 * @param {Field} field
 * @param {number} value
 * @param {1 | -1} direction
 * @returns {number}
 */
export function nextValue(field, value, direction) {
  let position = positionOfValue(field, value);
  let next = value;
  while (next === value && position >= 0 && position <= STEPS) {
    position += direction;
    next = valueAtPosition(field, position);
  }
  return Math.min(field.to, Math.max(field.from, next));
}

/**
 * Reads a typed number as the site itself writes it.
 *
 * @param {Pick<Field, 'least' | 'most' | 'whole'>} field
 * @param {string} text
 * @param {string} [locale]
 * @returns {number | null} null when it is no number or not within the field's limits
 */
export function readNumber(field, text, locale = 'en') {
  const value = numberIn(text, locale);
  const fits = Number.isFinite(value) && value >= field.least && value <= field.most;
  return fits && (!field.whole || Number.isInteger(value)) ? value : null;
}

/**
 * Number as the reader would type it: the decimal sign of the language, no grouping.
 *
 * @param {number} value
 * @param {string} locale
 */
export function typedNumber(value, locale) {
  return formatNumber(value, undefined, locale, {significant: 12, grouping: false});
}
