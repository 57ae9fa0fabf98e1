import {readNumber} from '../frame/read-number.ts';
import {isKeyOf, keysOf, tableOf} from '../../../../lib/typed.ts';
import type {MeasuredCell as Cell} from '../../../../lib/pool/measured-cells.ts';
import type {Work} from '../../../../lib/queueing/machine/program.ts';
import type {Bad} from '../frame/left-out.tsx';
import type {LazyParts} from './Tables.tsx';
import type {NumberLimits} from '../frame/NumberField.tsx';

export type {Cell};

/**
 * What a reader can set, under the names that the address uses. `of`: where its default comes from — a constant, or the
 * cell that the simulator starts from; `step`: the lesson from which on its control is shown.
 */
export type NumberField = NumberLimits & {step: number} & (
    {default: number; of?: undefined} | {default?: undefined; of: keyof Work}
  );

export type NumberName =
  | 'workers'
  | 'slots'
  | 'n'
  | 'rate'
  | 'cap'
  | 'cores'
  | 'tcpu'
  | 'tio'
  | 'waits'
  | 'boot'
  | 'ccpu'
  | 'cwait'
  | 'seed';

export type Choices = {load: 'once' | 'even' | 'random' | 'closed'; work: 'same' | 'varied'};

export type Switches = {kept: boolean; others: boolean};

/** every field by its name, times in milliseconds */
export type State = {lesson: number; cell: string; total: number} & Record<NumberName, number> &
  Choices &
  Switches;

export const NUMBERS: Record<NumberName, NumberField> = {
  workers: {least: 1, most: 64, whole: true, step: 4, default: 1, slider: [1, 16, 1]},
  slots: {least: 1, most: 256, whole: true, step: 4, default: 16, slider: [1, 64, 1]},
  n: {least: 1, most: 60, whole: true, step: 5, default: 8, slider: [1, 60, 1]},
  rate: {least: 1, most: 10_000, unit: 'perS', step: 5, default: 40, slider: [5, 400, 5]},
  cap: {least: 1, most: 4000, whole: true, step: 5, default: 80, slider: [10, 400, 10]},
  cores: {least: 1, most: 64, whole: true, step: 6, default: 1},
  tcpu: {least: 0.01, most: 1000, unit: 'ms', step: 6, of: 'cpuS'},
  tio: {least: 0, most: 10_000, unit: 'ms', step: 6, of: 'ioS'},
  waits: {least: 1, most: 50, whole: true, step: 6, of: 'ioWaits'},
  boot: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'bootS'},
  ccpu: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'connectCpuS'},
  cwait: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'connectWaitS'},
  seed: {least: 1, most: 9999, whole: true, step: 6, default: 1},
};

export const CHOICES: {
  [Name in keyof Choices]: {
    options: readonly Choices[Name][];
    default: Choices[Name];
    step: number;
  };
} = {
  load: {options: ['once', 'even', 'random', 'closed'], default: 'once', step: 5},
  work: {options: ['same', 'varied'], default: 'same', step: 6},
};

export const SWITCHES: Record<keyof Switches, {default: boolean; step: number}> = {
  kept: {default: false, step: 3},
  others: {default: false, step: 6},
};

/** One worker → coroutines → keep state → more workers → load → everything. */
export const LESSONS = ['one', 'coroutines', 'state', 'workers', 'load', 'all'] as const;

/** The lesson that the page opens with: both sides are drawn, and state can be kept. */
export const FIRST_LESSON = 3;

/** Requests of the statistics, which the address may raise to a million. */
export const TOTAL = {least: 1000, most: 1_000_000, default: 10_000};

export const NUMBER_NAMES = keysOf(NUMBERS);
export const CHOICE_NAMES = keysOf(CHOICES);
export const SWITCH_NAMES = keysOf(SWITCHES);

/** Whether a control sets a field of that name. */
export const isSetByControl = (name: string) =>
  isKeyOf({...NUMBERS, ...CHOICES, ...SWITCHES}, name);

/** Keys of the address that are the simulator's. */
export const KEYS: readonly (keyof State)[] = [
  'lesson',
  'cell',
  'total',
  ...NUMBER_NAMES,
  ...CHOICE_NAMES,
  ...SWITCH_NAMES,
];

/** `lazy`: what is fetched later, where it is there from the start */
export type Given = {cells: Cell[]; lazy?: LazyParts};

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
  const numbers = tableOf(NUMBER_NAMES, (name) => {
    const {default: value, of} = NUMBERS[name];
    return of ? shown(name, Number(cell.work[of])) : value;
  });
  return {
    ...{lesson: FIRST_LESSON, cell: id, total: TOTAL.default},
    ...numbers,
    ...{load: CHOICES.load.default, work: CHOICES.work.default},
    ...tableOf(SWITCH_NAMES, (name) => SWITCHES[name].default),
    ...(id !== DEFAULT_CELL && asMeasured(cell)),
  };
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
  if (isKeyOf(SWITCHES, key)) return text === '0' || text === '1' ? text === '1' : undefined;
  if (isKeyOf(CHOICES, key)) return CHOICES[key].options.find((option: string) => option === text);
  return readNumber(text, limitsOf(key), locale);
}

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

/** Controls of what the load or the work doesn't use. */
export function idleOf({load, work, kept}: State): readonly NumberName[] {
  return [
    ...(load === 'once' || load === 'closed' ? (['rate'] as const) : []),
    ...(load === 'once' ? (['cap'] as const) : []),
    ...(load !== 'random' && work === 'same' ? (['seed'] as const) : []),
    ...(kept ? (['boot', 'ccpu', 'cwait'] as const) : []),
  ];
}
