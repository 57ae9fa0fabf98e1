// @ts-check
/**
 * @typedef {import('./fields.js').Field} Field
 * @typedef {'empty' | 'number' | 'whole' | 'least' | 'most'} FieldProblem
 */

/**
 * A typed number, as the site itself writes it: thousands set apart by spaces, in English by commas. A comma elsewhere
 * is the decimal sign, as Russian readers write it.
 *
 * @param {Field} field
 * @param {string} text
 * @param {string} [locale]
 * @returns {{value: number | null, problem?: undefined} | {problem: FieldProblem}}
 */
export function readField(field, text, locale = 'en') {
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

/**
 * Number as a reader of the language would type it, with all its digits: what a box shows is what is answered.
 *
 * @param {number | null} value
 * @param {string} locale
 * @returns {string}
 */
export const writeField = (value, locale) =>
  String(value ?? '').replace('.', locale === 'ru' ? ',' : '.');

const STEPS = 200;
/** Positions of a slider: 0 … SLIDER_STEPS on a logarithmic scale. */
export const SLIDER_STEPS = STEPS;

/**
 * @param {Field} field
 * @param {number} position
 * @returns {number} two significant digits; whole numbers stay whole
 */
export function valueAt(field, position) {
  const {from = field.least, to = field.most} = field;
  const raw = from * (to / from) ** (position / STEPS);
  return field.whole ? Math.round(raw) : Number(raw.toPrecision(2));
}

/**
 * @param {Field} field
 * @param {number} value
 * @returns {number} position; that of an end for a value outside
 */
export function positionOf(field, value) {
  const {from = field.least, to = field.most} = field;
  const inside = Math.min(to, Math.max(from, value));
  return Math.round((STEPS * Math.log(inside / from)) / Math.log(to / from));
}

/** What arrow keys do. @type {Record<string, 1 | -1>} */
const DIRECTION = {ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1};

/**
 * The value that an arrow key gives, which then does nothing else.
 *
 * @param {Field} field
 * @param {number} value
 * @param {{key: string, preventDefault: () => void}} event
 * @returns {number | null} null where the key is another
 */
export function stepByKey(field, value, event) {
  const direction = DIRECTION[event.key];
  if (!direction) return null;
  event.preventDefault();
  return stepFrom(field, value, direction);
}

/**
 * The next value that a key gives: positions that round to the same value are skipped.
 *
 * @param {Field} field
 * @param {number} value
 * @param {1 | -1} direction
 * @returns {number}
 */
export function stepFrom(field, value, direction) {
  let position = positionOf(field, value);
  let next = value;
  while (next === value && position >= 0 && position <= STEPS) {
    position += direction;
    next = valueAt(field, position);
  }
  const {from = field.least, to = field.most} = field;
  return Math.min(to, Math.max(from, next));
}
