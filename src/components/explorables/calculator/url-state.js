import {FIELDS, readNumber} from './fields.js';

/** Query keys that the calculator reads and writes. */
export const KEYS = [...FIELDS.map((field) => field.id), 'rate', 'preset'];

/** Limits of the offered rate, per second. */
export const RATE = {least: 0.001, most: 1e9};

/**
 * @typedef {{values: Record<string, number>, rate: number | null, preset: string | null}} State
 *   the inputs, the offered rate per second (null: no limit), and the measured point in use
 */

/**
 * Reads the calculator's state from a query; what is absent or unreadable keeps its base value.
 *
 * @param {string} search query with or without its question mark
 * @param {State} initial state when the query says nothing
 * @param {(id: string) => State | undefined} presetOf state that a preset stands for
 * @returns {State}
 */
export function readState(search, initial, presetOf) {
  const query = new URLSearchParams(search);
  const base = presetOf(query.get('preset') ?? '') ?? initial;
  const values = {...base.values};
  for (const field of FIELDS) {
    const typed = query.has(field.id) ? readNumber(field, query.get(field.id)) : null;
    if (typed !== null) values[field.id] = typed;
  }
  const rate = query.has('rate') ? readNumber(RATE, query.get('rate')) : base.rate;
  return {values, rate, preset: base.preset};
}

/**
 * Writes the state into a query: other keys are kept, values equal to the base are left out.
 *
 * @param {string} search current query
 * @param {State} state
 * @param {State} base the preset's own state, or the initial one
 * @returns {string} query with its question mark, or an empty string
 */
export function writeState(search, state, base) {
  const query = new URLSearchParams(search);
  const put = (/** @type {string} */ key, /** @type {any} */ value, /** @type {any} */ silent) =>
    value === silent ? query.delete(key) : query.set(key, String(value ?? ''));
  put('preset', state.preset, null);
  for (const {id} of FIELDS) put(id, state.values[id], base.values[id]);
  put('rate', state.rate, base.rate);
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/**
 * Offered rate as typed: empty means no limit.
 *
 * @param {string} text
 * @param {string} [locale]
 * @returns {{rate: number | null, readable: boolean}}
 */
export function readRate(text, locale) {
  const rate = text.trim() === '' ? null : readNumber(RATE, text, locale);
  return {rate, readable: text.trim() === '' || rate !== null};
}
