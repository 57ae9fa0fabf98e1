import {
  CORNERS,
  EFFECTS,
  cornerBounds,
  effectOfRates,
} from '../../../../lib/gains/corner-bounds.ts';
import {keysOf, present, tableOf} from '../../../../lib/typed.ts';
import type {Columns, CornerBound, CornerKey, Layout} from '../../../../lib/gains/corner-bounds.ts';
import type {CornerRequest} from '../../../../lib/gains/corner-times.ts';
import type {NumberLimits} from '../frame/NumberField.tsx';
import type {FormKind} from '../frame/form.ts';
import type {Words} from '../frame/words.ts';

export type {CornerKey};

/** `low` and `high` are left out where there is no interval */
export type Measured = {value: number; low?: number; high?: number; bound?: 'at-least' | 'at-most'};

export interface Design {
  id: string;
  /** what the right column changes */
  columns: Columns | 'techempower';
  /** application of our own run on Swoole */
  app?: 'laravel' | 'symfony' | 'small';
  /** slots of our own run where they are few, queries of TechEmpower's */
  count: number;
  /** behind the cells; null where it was not measured: then there is no model */
  request: CornerRequest | null;
  /** requests a second */
  cells: Record<CornerKey, Measured | null>;
  /** factors, by the names of `EFFECTS` */
  effects: Record<string, Measured | null>;
}

export type Given = {designs: Design[]};

const TABLE = {
  cores: {least: 1, most: 128, whole: true, of: 'cores', slider: [1, 32, 1]},
  slots: {least: 1, most: 1024, whole: true, of: 'slots', slider: [2, 128, 2]},
  tio: {least: 0, most: 10_000, unit: 'ms', of: 'ioS', slider: [0, 200, 1]},
  boot: {least: 0, most: 1000, unit: 'ms', of: 'bootCpuS', slider: [0, 50, 0.5]},
  ccpu: {least: 0, most: 1000, unit: 'ms', of: 'connectCpuS'},
  cwait: {least: 0, most: 1000, unit: 'ms', of: 'connectIoS'},
  cdb: {least: 0, most: 1000, unit: 'ms', of: 'connectSharedCpuS'},
} satisfies Record<string, NumberLimits & {of: keyof CornerRequest}>;

export type ModelField = keyof typeof TABLE;

type Part = (typeof TABLE)[ModelField]['of'];

/**
 * What a reader can set of the model, under the names that the address uses. `of`: the part of the measured request it
 * starts from; `slider`: the usual part of what it may be, and its step.
 */
export const FIELDS: Readonly<Record<ModelField, NumberLimits & {of: Part}>> = TABLE;

/** times in milliseconds */
export type State = {design: string} & Record<ModelField, number>;

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

/** The form of the explorer, which starts from a measured design. */
export const formOf = (designs: readonly Design[]): FormKind<State> => ({
  start: 'design',
  ids: designs.map(({id}) => id),
  stateOf: (id) => stateOf(designs, id),
  choose: (id) => stateOf(designs, id),
  fields: FIELDS,
});

/** @returns null of somebody else's servers */
export const layoutOf = ({columns, count}: Design): Layout | null =>
  columns === 'techempower' ? null : {columns, workers: count};

export type Model = {cells: Record<CornerKey, CornerBound>; effects: Record<string, number>};

/**
 * What the model says of a design at a state.
 *
 * @returns null where nobody measured the request behind the cells
 */
export function modelOf(state: State, design: Design): Model | null {
  const layout = layoutOf(design);
  if (!design.request || !layout) return null;
  const cells = cornerBounds(requestOf(state, design.request), layout);
  const rates = tableOf(CORNERS, (key) => cells[key].perS);
  const effects = Object.keys(EFFECTS).map((name) => [name, effectOfRates(name, rates)]);
  return {cells, effects: Object.fromEntries(effects)};
}

/** The model at the settings of the run. */
export const modelAsMeasured = (design: Design, designs: readonly Design[]) =>
  modelOf(stateOf(designs, design.id), design);

/** What the parts of the page are drawn from. */
export interface Props {
  state: State;
  designs: readonly Design[];
  design: Design;
  model: Model | null;
  words: Words;
  /** cells that are lit up */
  lit: string;
}
