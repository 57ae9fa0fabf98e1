import {
  CORNERS,
  EFFECTS,
  cornerBounds,
  effectOfRates,
} from '../../../../lib/gains/corner-bounds.ts';
import {readNumber} from '../frame/read-number.ts';
import {keysOf, present, tableOf} from '../../../../lib/typed.ts';
import type {CornerBound, CornerKey} from '../../../../lib/gains/corner-bounds.ts';
import type {Bad} from '../frame/left-out.tsx';
import type {NumberLimits} from '../frame/NumberField.tsx';
import type {CornerRequest} from '../../../../lib/gains/corner-times.ts';

export type {CornerKey};

/** `low` and `high` are left out where there is no interval */
export type Measured = {value: number; low?: number; high?: number; bound?: 'at-least' | 'at-most'};

export interface Design {
  id: string;
  kind: 'own' | 'techempower';
  /** framework of our own run on Swoole */
  app?: 'laravel' | 'symfony';
  /** workers of our own run, queries of TechEmpower's */
  count: number;
  /** behind the cells; null where it was not measured: then there is no model */
  request: CornerRequest | null;
  /** requests a second */
  cells: Record<CornerKey, Measured | null>;
  /** factors, by the names of `EFFECTS` */
  effects: Record<string, Measured | null>;
}

/** times in milliseconds */
export type State = {design: string} & Record<ModelField, number>;

export type ModelField = 'cores' | 'slots' | 'tio' | 'boot' | 'ccpu' | 'cwait' | 'cdb';

export type RequestPart =
  | 'cores'
  | 'slotsPerWorker'
  | 'ioS'
  | 'bootCpuS'
  | 'connectCpuS'
  | 'connectIoS'
  | 'connectSharedCpuS';

export type Given = {designs: Design[]};

/**
 * What a reader can set of the model, under the names that the address uses. `of`: the part of the measured request it
 * starts from; `slider`: the usual part of what it may be, and its step.
 */
export const FIELDS: Readonly<Record<ModelField, NumberLimits & {of: RequestPart}>> = Object.freeze(
  {
    cores: {least: 1, most: 128, whole: true, of: 'cores', slider: [1, 32, 1]},
    slots: {least: 1, most: 1024, whole: true, of: 'slotsPerWorker', slider: [1, 128, 1]},
    tio: {least: 0, most: 10_000, unit: 'ms', of: 'ioS', slider: [0, 200, 1]},
    boot: {least: 0, most: 1000, unit: 'ms', of: 'bootCpuS', slider: [0, 50, 0.5]},
    ccpu: {least: 0, most: 1000, unit: 'ms', of: 'connectCpuS'},
    cwait: {least: 0, most: 1000, unit: 'ms', of: 'connectIoS'},
    cdb: {least: 0, most: 1000, unit: 'ms', of: 'connectSharedCpuS'},
  },
);

export const MODEL_FIELDS = keysOf(FIELDS);

/** Keys of the address that are the explorer's. */
export const KEYS = ['design', ...MODEL_FIELDS];

/** @returns the first one where there is none of this id */
export const designWith = (designs: readonly Design[], id: string): Design =>
  designs.find((each) => each.id === id) ?? designs[0];

/**
 * The state that a design gives: the model at the settings of its run. Without a request of its own the model keeps that
 * of the first design, out of sight.
 */
export function stateOf(designs: readonly Design[], id: string = designs[0].id): State {
  const request = present(designWith(designs, id).request ?? designs[0].request, 'a request');
  const numbers = MODEL_FIELDS.map((name) => {
    const {of, unit} = FIELDS[name];
    return [name, unit === 'ms' ? Number((request[of] * 1000).toFixed(5)) : request[of]];
  });
  return {design: id, ...Object.fromEntries(numbers)};
}

/** The request of the model: that of the run, with what the reader has set put in its place. */
export function requestOf(state: State, request: CornerRequest): CornerRequest {
  const set = MODEL_FIELDS.map((name) => {
    const {of, unit} = FIELDS[name];
    return [of, unit === 'ms' ? state[name] / 1000 : state[name]];
  });
  return {...request, ...Object.fromEntries(set)};
}

/** Whether the model stands at the settings of the run. */
export function isAsMeasured(state: State, designs: readonly Design[]) {
  const given = stateOf(designs, state.design);
  return MODEL_FIELDS.every((name) => given[name] === state[name]);
}

/** Reads a state from an address. What isn't there is the default; what can't be is left out and named. */
export function readState(search: string, designs: readonly Design[]): {state: State; bad: Bad[]} {
  const query = new URLSearchParams(search);
  const bad: Bad[] = [];
  const asked = query.get('design');
  const isKnown = designs.some(({id}) => id === asked);
  if (asked !== null && !isKnown) bad.push({field: 'design', text: asked});
  const state = stateOf(designs, isKnown ? String(asked) : undefined);
  for (const field of MODEL_FIELDS) {
    const text = query.get(field);
    if (text === null) continue;
    const value = readNumber(text, FIELDS[field]);
    if (value === undefined) bad.push({field, text});
    else state[field] = value;
  }
  return {state, bad};
}

/**
 * The address of a state: only what differs from what its design gives.
 *
 * @param search current query, whose other keys stay
 * @returns with its question mark, or empty
 */
export function writeState(search: string, state: State, designs: readonly Design[]): string {
  const query = new URLSearchParams(search);
  const given = stateOf(designs, state.design);
  for (const key of KEYS) query.delete(key);
  if (state.design !== designs[0].id) query.set('design', state.design);
  for (const field of MODEL_FIELDS)
    if (state[field] !== given[field]) query.set(field, String(state[field]));
  const text = query.toString();
  return text && `?${text}`;
}

export type Model = {cells: Record<CornerKey, CornerBound>; effects: Record<string, number>};

/**
 * What the model says of a design at a state.
 *
 * @returns null where nobody measured the request behind the cells
 */
export function modelOf(state: State, design: Design): Model | null {
  if (!design.request) return null;
  const cells = cornerBounds(requestOf(state, design.request), design.count);
  const rates = tableOf(CORNERS, (key) => cells[key].perS);
  const effects = Object.keys(EFFECTS).map((name) => [name, effectOfRates(name, rates)]);
  return {cells, effects: Object.fromEntries(effects)};
}

/** The model at the settings of the run. */
export const modelAsMeasured = (design: Design, designs: readonly Design[]) =>
  modelOf(stateOf(designs, design.id), design);
