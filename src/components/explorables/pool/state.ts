import {keysOf, tableOf} from '../../../../lib/typed.ts';
import type {MeasuredCell as Cell} from '../../../../lib/pool/measured-cells.ts';
import type {Work} from '../../../../lib/queueing/machine/program.ts';
import type {NumberLimits} from '../frame/NumberField.tsx';
import type {Take} from '../frame/SelectField.tsx';
import type {Form, FormKind} from '../frame/form.ts';
import type {Words} from '../frame/words.ts';
import type {LazyParts} from './Tables.tsx';

export type {Cell};

/**
 * What a reader can set, under the names that the address uses. `of`: where its default comes from — a constant, or the
 * cell that the simulator starts from; `step`: the lesson from which on its control is shown.
 */
export type NumberField = NumberLimits & {step: number} & (
    {default: number; of?: undefined} | {default?: undefined; of: keyof Work}
  );

export type Choices = {load: 'once' | 'even' | 'random' | 'closed'; work: 'same' | 'varied'};

export type Switches = {kept: boolean; others: boolean; equal: boolean};

const TABLE = {
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
  side: {least: 1, most: 50, whole: true, step: 6, default: 1},
  every: {least: 0, most: 1000, whole: true, step: 6, default: 0},
  heavy: {least: 0, most: 1000, unit: 'ms', step: 6, default: 100},
  slice: {least: 0, most: 1000, unit: 'ms', step: 6, default: 0},
  slowevery: {least: 0, most: 1000, whole: true, step: 7, default: 0},
  slow: {least: 0, most: 60_000, unit: 'ms', step: 7, default: 600, slider: [50, 2000, 50]},
  reserve: {least: 0, most: 63, whole: true, step: 7, default: 0, slider: [0, 8, 1]},
  seed: {least: 1, most: 9999, whole: true, step: 6, default: 1},
} satisfies Record<string, NumberField>;

export type NumberName = keyof typeof TABLE;

export const NUMBERS: Record<NumberName, NumberField> = TABLE;

/** every field by its name, times in milliseconds */
export type State = {lesson: number; cell: string; total: number} & Record<NumberName, number> &
  Choices &
  Switches;

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
  equal: {default: false, step: 6},
};

/** One request → coroutines → keep state → more workers → load → everything → slow calls, the last as links say 6 for all. */
export const LESSONS = ['one', 'coroutines', 'state', 'workers', 'load', 'all', 'slow'] as const;

/** The lesson with a control for every number. */
export const ALL_LESSON = 6;
export const SLOW_LESSON = 7;

/** The lesson that the page opens with: one request, and nothing to set. */
export const FIRST_LESSON = 1;
/** The lesson of an address that sets something and names none: both sides are drawn, and state can be kept. */
const SET_LESSON = 3;

/**
 * What of a state a lesson draws: the first one request, and none before the third what a request does to boot and to
 * connect.
 */
export const drawnIn = (state: State): State => ({
  ...state,
  ...(state.lesson < 3 && {kept: true}),
  ...(state.lesson === 1 && {n: 1}),
});

/** Requests of the statistics, which the address may raise to a million. */
export const TOTAL = {least: 1000, most: 1_000_000, default: 10_000};

export const NUMBER_NAMES = keysOf(NUMBERS);

/** Keys of the address that are the simulator's. */
export const KEYS: readonly (keyof State)[] = [
  ...(['lesson', 'cell', 'total'] as const),
  ...[...NUMBER_NAMES, ...keysOf(CHOICES), ...keysOf(SWITCHES)],
];

/** `lazy`: what is fetched later, where it is there from the start */
export type Given = {cells: Cell[]; lazy?: LazyParts};

/** What the parts of the form are drawn from. */
export interface FormProps {
  form: Form<State>;
  cells: readonly Cell[];
  words: Words;
  onTake: Take;
}

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
    ...tableOf(keysOf(SWITCHES), (name) => SWITCHES[name].default),
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
const shown = (name: NumberName, value: number) =>
  NUMBERS[name].unit === 'ms' ? Number((value * 1000).toFixed(5)) : value;

/** The form of the simulator, which starts from a measured cell. */
export const formOf = (cells: readonly Cell[]): FormKind<State> => ({
  start: 'cell',
  ids: [DEFAULT_CELL, ...cells.map(({id}) => id).filter((id) => id !== DEFAULT_CELL)],
  stateOf: (id) => stateOf(cells, id),
  // Chosen in this lesson, which a reader stays in.
  choose: (id) => ({...stateOf(cells, id), lesson: ALL_LESSON}),
  fields: {
    lesson: {least: 1, most: LESSONS.length, whole: true},
    total: {...TOTAL, whole: true},
    ...{...NUMBERS, ...CHOICES, ...SWITCHES},
  },
  implied: ({lesson}, given) =>
    lesson === FIRST_LESSON && given.some((name) => name !== 'lesson') ? {lesson: SET_LESSON} : {},
});

/** A lesson starts from what it is about. */
export function atLesson(state: State, lesson: number): State {
  const next = {...state, lesson};
  const isLoaded = state.load !== 'once';
  if (lesson === 5 && !isLoaded) Object.assign(next, {load: 'even', n: 24});
  if (lesson < 5 && isLoaded) Object.assign(next, {load: 'once', n: NUMBERS.n.default});
  if (lesson < 3) next.kept = false;
  if (lesson < 4) next.workers = 1;
  if (lesson === SLOW_LESSON && state.slowevery === 0)
    Object.assign(next, {load: 'even', n: 30, workers: 4, kept: true, slowevery: 6});
  if (lesson !== SLOW_LESSON) Object.assign(next, {slowevery: 0, reserve: 0});
  return next;
}

/** Controls of what the load or the work doesn't use. */
export function idleOf({load, work, kept, every, slowevery, tio}: State): readonly NumberName[] {
  return [
    ...(load === 'once' || load === 'closed' ? (['rate'] as const) : []),
    ...(load === 'once' ? (['cap'] as const) : []),
    ...(load !== 'random' && work === 'same' && every === 0 ? (['seed'] as const) : []),
    ...(every === 0 ? (['heavy'] as const) : []),
    // What doesn't wait at all has no wait to make longer.
    ...(tio === 0 ? (['slowevery'] as const) : []),
    ...(slowevery === 0 || tio === 0 ? (['slow', 'reserve'] as const) : []),
    ...(kept ? (['boot', 'ccpu', 'cwait'] as const) : []),
  ];
}
