import type {Work} from '../../../../lib/queueing/machine/program.ts';

/**
 * What a reader can set, under the names that the address uses. `of`: where its default comes from — a constant, or the
 * cell that the simulator starts from; `step`: the lesson from which on its control is shown.
 */
export type NumberField = {
  least: number;
  most: number;
  whole?: boolean;
  unit?: string;
  step: number;
} & ({default: number; of?: undefined} | {default?: undefined; of: keyof Work});

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
  workers: {least: 1, most: 64, whole: true, step: 4, default: 1},
  slots: {least: 1, most: 256, whole: true, step: 4, default: 16},
  n: {least: 1, most: 60, whole: true, step: 5, default: 8},
  rate: {least: 1, most: 10_000, unit: 'perS', step: 5, default: 40},
  cap: {least: 1, most: 4000, whole: true, step: 5, default: 80},
  cores: {least: 1, most: 64, whole: true, step: 6, default: 1},
  tcpu: {least: 0.01, most: 1000, unit: 'ms', step: 6, of: 'cpuS'},
  tio: {least: 0, most: 10_000, unit: 'ms', step: 6, of: 'ioS'},
  waits: {least: 1, most: 50, whole: true, step: 6, of: 'ioWaits'},
  boot: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'bootS'},
  ccpu: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'connectCpuS'},
  cwait: {least: 0, most: 1000, unit: 'ms', step: 6, of: 'connectWaitS'},
  seed: {least: 1, most: 9999, whole: true, step: 6, default: 1},
};

export const CHOICES: Record<
  keyof Choices,
  {options: readonly string[]; default: string; step: number}
> = {
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

export const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[];
export const CHOICE_NAMES = Object.keys(CHOICES) as (keyof Choices)[];
export const SWITCH_NAMES = Object.keys(SWITCHES) as (keyof Switches)[];
/** What a control sets. */
export const SET_BY_CONTROLS: readonly string[] = [
  ...NUMBER_NAMES,
  ...CHOICE_NAMES,
  ...SWITCH_NAMES,
];

/** Keys of the address that are the simulator's. */
export const KEYS: readonly (keyof State)[] = [
  'lesson',
  'cell',
  'total',
  ...NUMBER_NAMES,
  ...CHOICE_NAMES,
  ...SWITCH_NAMES,
];
