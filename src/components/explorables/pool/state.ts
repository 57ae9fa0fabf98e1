import {readNumber} from '../frame/read-number.ts';
import {
  CHOICES,
  FIRST_LESSON,
  KEYS,
  LESSONS,
  NUMBERS,
  NUMBER_NAMES,
  SWITCHES,
  TOTAL,
} from './fields.ts';
import type {MeasuredCell as Cell} from '../../../../lib/pool/measured-cells.ts';
import type {NumberName, State} from './fields.ts';

export type {Cell, State};

export type Given = {cells: Cell[]};

/** what an address or a hand gave that can't be */
export type Bad = {field: string; text: string};

/** The cell that the simulator starts from: the factorial server with nothing kept, one blocking worker. */
export const DEFAULT_CELL = 'factorial-per-request-blocking-n1-bench-wait-2-saturated';

export function cellWith(cells: readonly Cell[], id: string = DEFAULT_CELL): Cell {
  const cell = cells.find((each) => each.id === id);
  if (!cell) throw new RangeError(`cellWith: no cell ${id} among ${cells.length}.`);
  return cell;
}

/** The state that a cell gives: its request's times; with `asMeasured`, also its pool and its load. */
export function stateOf(cells: readonly Cell[], id: string = DEFAULT_CELL): State {
  const cell = cellWith(cells, id);
  const numbers = NUMBER_NAMES.map((name) => {
    const {default: value, of} = NUMBERS[name];
    return [name, of ? shown(name, Number(cell.work[of])) : value];
  });
  const others = [...Object.entries(CHOICES), ...Object.entries(SWITCHES)];
  return {
    ...{lesson: FIRST_LESSON, cell: id, total: TOTAL.default},
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(others.map(([name, field]) => [name, field.default])),
    ...(id !== DEFAULT_CELL && asMeasured(cell)),
  } as State;
}

/** @returns what was measured: its pool under its load */
function asMeasured(cell: Cell): Partial<State> {
  const {workers, coroutinesPerWorker, cores, ratePerS, cap, waiting} = cell;
  return {
    ...{workers, cores, rate: ratePerS, cap, load: 'even', others: true, n: 24, lesson: 6},
    ...(waiting === 'coroutine' && {slots: coroutinesPerWorker}),
  };
}

/** A number as a control shows it: milliseconds to a hundredth of a microsecond. */
function shown(name: NumberName, value: number) {
  return NUMBERS[name].unit === 'ms' ? Number((value * 1000).toFixed(5)) : value;
}

/** Reads a state from an address. What isn't there is the default; what can't be is left out and named. */
export function readState(search: string, cells: readonly Cell[]): {state: State; bad: Bad[]} {
  const query = new URLSearchParams(search);
  const bad: Bad[] = [];
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
 * @param locale in which it was typed
 * @returns undefined where it can't be
 */
export function valueOf(
  key: Exclude<keyof State, 'cell'>,
  text: string,
  locale?: string,
): number | string | boolean | undefined {
  if (isIn(SWITCHES, key)) return text === '0' || text === '1' ? text === '1' : undefined;
  if (isIn(CHOICES, key)) return CHOICES[key].options.find((option) => option === text);
  return readNumber(text, limitsOf(key), locale);
}

const isIn = <T extends object>(fields: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(fields, key);

/** @param key of a number */
export function limitsOf(key: NumberName | 'lesson' | 'total'): {
  least: number;
  most: number;
  whole?: boolean;
} {
  if (key === 'lesson') return {least: 1, most: LESSONS.length, whole: true};
  if (key === 'total') return {...TOTAL, whole: true};
  return NUMBERS[key];
}

/**
 * The address of a state: only what differs from what its cell gives.
 *
 * @param search current query, whose other keys stay
 * @returns with its question mark, or empty
 */
export function writeState(search: string, state: State, cells: readonly Cell[]): string {
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

/** A lesson starts from what it is about. */
export function atLesson(state: State, lesson: number): State {
  const next = {...state, lesson};
  const isLoaded = state.load !== 'once';
  if (lesson === 5 && !isLoaded) Object.assign(next, {load: 'even', n: 24});
  if (lesson < 5 && isLoaded) Object.assign(next, {load: 'once', n: NUMBERS.n.default});
  if (lesson < 3) next.kept = false;
  if (lesson < 4) next.workers = 1;
  return next;
}
