// @ts-check
import {readNumber} from '../frame/read-number.js';
import {
  CHOICES,
  FIRST_LESSON,
  KEYS,
  LESSONS,
  NUMBERS,
  NUMBER_NAMES,
  SWITCHES,
  TOTAL,
} from './fields.js';

/**
 * @typedef {import('../../../../lib/pool/measured-cells.js').MeasuredCell} Cell
 * @typedef {import('./fields.js').State} State
 * @typedef {import('./fields.js').NumberName} NumberName
 * @typedef {{cells: Cell[]}} Given
 * @typedef {{field: string, text: string}} Bad what an address or a hand gave that can't be
 */

/** The cell that the simulator starts from: the factorial server with nothing kept, one blocking worker. */
export const DEFAULT_CELL = 'factorial-per-request-blocking-n1-bench-wait-2-saturated';

/** @param {readonly Cell[]} cells @param {string} [id] @returns {Cell} */
export function cellWith(cells, id = DEFAULT_CELL) {
  const cell = cells.find((each) => each.id === id);
  if (!cell) throw new RangeError(`cellWith: no cell ${id} among ${cells.length}.`);
  return cell;
}

/**
 * The state that a cell gives: its request's times; with `asMeasured`, also its pool and its load.
 *
 * @param {readonly Cell[]} cells
 * @param {string} [id]
 * @returns {State}
 */
export function stateOf(cells, id = DEFAULT_CELL) {
  const cell = cellWith(cells, id);
  const numbers = NUMBER_NAMES.map((name) => {
    const {default: value, of} = NUMBERS[name];
    return [name, of ? shown(name, Number(cell.work[of])) : value];
  });
  const others = [...Object.entries(CHOICES), ...Object.entries(SWITCHES)];
  return /** @type {State} */ ({
    ...{lesson: FIRST_LESSON, cell: id, total: TOTAL.default},
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(others.map(([name, field]) => [name, field.default])),
    ...(id !== DEFAULT_CELL && asMeasured(cell)),
  });
}

/** @param {Cell} cell @returns {Partial<State>} what was measured: its pool under its load */
function asMeasured(cell) {
  const {workers, coroutinesPerWorker, cores, ratePerS, cap, waiting} = cell;
  return {
    ...{workers, cores, rate: ratePerS, cap, load: 'even', others: true, n: 24, lesson: 6},
    ...(waiting === 'coroutine' && {slots: coroutinesPerWorker}),
  };
}

/** A number as a control shows it: milliseconds to a hundredth of a microsecond. */
function shown(/** @type {NumberName} */ name, /** @type {number} */ value) {
  return NUMBERS[name].unit === 'ms' ? Number((value * 1000).toFixed(5)) : value;
}

/**
 * Reads a state from an address. What isn't there is the default; what can't be is left out and named.
 *
 * @param {string} search
 * @param {readonly Cell[]} cells
 * @returns {{state: State, bad: Bad[]}}
 */
export function readState(search, cells) {
  const query = new URLSearchParams(search);
  /** @type {Bad[]} */
  const bad = [];
  const asked = query.get('cell');
  const isKnown = cells.some(({id}) => id === asked);
  if (asked !== null && !isKnown) bad.push({field: 'cell', text: asked});
  const state = stateOf(cells, isKnown ? String(asked) : undefined);
  for (const key of KEYS) {
    const text = query.get(key);
    if (text === null || key === 'cell') continue;
    const value = valueOf(key, text);
    if (value === undefined) bad.push({field: key, text});
    else Object.assign(state, {[key]: value});
  }
  return {state, bad};
}

/**
 * A field's value from a text.
 *
 * @param {Exclude<keyof State, 'cell'>} key
 * @param {string} text
 * @param {string} [locale] in which it was typed
 * @returns {number | string | boolean | undefined} undefined where it can't be
 */
export function valueOf(key, text, locale) {
  if (isIn(SWITCHES, key)) return text === '0' || text === '1' ? text === '1' : undefined;
  if (isIn(CHOICES, key)) return CHOICES[key].options.find((option) => option === text);
  return readNumber(text, limitsOf(key), locale);
}

/**
 * @template {object} T
 * @param {T} fields
 * @param {string} key
 * @returns {key is Extract<keyof T, string>}
 */
const isIn = (fields, key) => Object.hasOwn(fields, key);

/** @param {NumberName | 'lesson' | 'total'} key of a number @returns {{least: number, most: number, whole?: boolean}} */
export function limitsOf(key) {
  if (key === 'lesson') return {least: 1, most: LESSONS.length, whole: true};
  if (key === 'total') return {...TOTAL, whole: true};
  return NUMBERS[key];
}

/**
 * The address of a state: only what differs from what its cell gives.
 *
 * @param {string} search current query, whose other keys stay
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @returns {string} with its question mark, or empty
 */
export function writeState(search, state, cells) {
  const query = new URLSearchParams(search);
  const given = stateOf(cells, state.cell);
  for (const key of KEYS) query.delete(key);
  if (state.cell !== DEFAULT_CELL) query.set('cell', state.cell);
  for (const key of KEYS) {
    if (key === 'cell' || state[key] === given[key]) continue;
    query.set(key, typeof state[key] === 'boolean' ? (state[key] ? '1' : '0') : String(state[key]));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/**
 * A lesson starts from what it is about.
 *
 * @param {State} state
 * @param {number} lesson
 * @returns {State}
 */
export function atLesson(state, lesson) {
  const next = {...state, lesson};
  const isLoaded = state.load !== 'once';
  if (lesson === 5 && !isLoaded) Object.assign(next, {load: 'even', n: 24});
  if (lesson < 5 && isLoaded) Object.assign(next, {load: 'once', n: NUMBERS.n.default});
  if (lesson < 3) next.kept = false;
  if (lesson < 4) next.workers = 1;
  return next;
}
