// @ts-check
import {readNumber} from '../frame/read-number.js';

/**
 * @typedef {{value: number, low?: number, high?: number, bound?: 'at-least' | 'at-most'}} Measured `low` and `high` are
 *   left out where there is no interval
 * @typedef {import('../../../../lib/gains/corner-times.js').CornerRequest} CornerRequest
 * @typedef {import('../../../../lib/gains/corner-bounds.js').CornerKey} CornerKey
 * @typedef {object} Design
 * @property {string} id
 * @property {'own' | 'techempower'} kind
 * @property {'laravel' | 'symfony'} [app] framework of our own run on Swoole
 * @property {number} count workers of our own run, queries of TechEmpower's
 * @property {CornerRequest | null} request behind the cells; null where it was not measured: then there is no model
 * @property {Record<CornerKey, Measured | null>} cells requests a second
 * @property {Record<string, Measured | null>} effects factors, by the names of `EFFECTS`
 *
 * @typedef {{design: string} & Record<ModelField, number>} State times in milliseconds
 * @typedef {'cores' | 'slots' | 'tio' | 'boot' | 'ccpu' | 'cwait' | 'cdb'} ModelField
 * @typedef {'cores' | 'slotsPerWorker' | 'ioS' | 'bootCpuS' | 'connectCpuS' | 'connectIoS' | 'connectSharedCpuS'} RequestPart
 * @typedef {{designs: Design[]}} Given
 * @typedef {{field: string, text: string}} Bad what an address or a hand gave that can't be
 */

/**
 * What a reader can set of the model, under the names that the address uses. `of`: the part of the measured request it
 * starts from; `slider`: the usual part of what it may be, and its step.
 *
 * @type {Readonly<Record<ModelField, {least: number, most: number, of: RequestPart, whole?: boolean, unit?: 'ms',
 *   slider?: readonly [number, number, number]}>>}
 */
export const FIELDS = Object.freeze({
  cores: {least: 1, most: 128, whole: true, of: 'cores', slider: [1, 32, 1]},
  slots: {least: 1, most: 1024, whole: true, of: 'slotsPerWorker', slider: [1, 128, 1]},
  tio: {least: 0, most: 10_000, unit: 'ms', of: 'ioS', slider: [0, 200, 1]},
  boot: {least: 0, most: 1000, unit: 'ms', of: 'bootCpuS', slider: [0, 50, 0.5]},
  ccpu: {least: 0, most: 1000, unit: 'ms', of: 'connectCpuS'},
  cwait: {least: 0, most: 1000, unit: 'ms', of: 'connectIoS'},
  cdb: {least: 0, most: 1000, unit: 'ms', of: 'connectSharedCpuS'},
});

export const MODEL_FIELDS = /** @type {ModelField[]} */ (Object.keys(FIELDS));

/** Keys of the address that are the explorer's. */
export const KEYS = ['design', ...MODEL_FIELDS];

/** @param {readonly Design[]} designs @param {string} id @returns {Design} the first one where there is none of this id */
export const designWith = (designs, id) => designs.find((each) => each.id === id) ?? designs[0];

/**
 * The state that a design gives: the model at the settings of its run. Without a request of its own the model keeps that
 * of the first design, out of sight.
 *
 * @param {readonly Design[]} designs
 * @param {string} [id]
 * @returns {State}
 */
export function stateOf(designs, id = designs[0].id) {
  const request = /** @type {CornerRequest} */ (
    designWith(designs, id).request ?? designs[0].request
  );
  const numbers = MODEL_FIELDS.map((name) => {
    const {of, unit} = FIELDS[name];
    return [name, unit === 'ms' ? Number((request[of] * 1000).toFixed(5)) : request[of]];
  });
  return {design: id, ...Object.fromEntries(numbers)};
}

/**
 * The request of the model: that of the run, with what the reader has set put in its place.
 *
 * @param {State} state
 * @param {CornerRequest} request
 * @returns {CornerRequest}
 */
export function requestOf(state, request) {
  const set = MODEL_FIELDS.map((name) => {
    const {of, unit} = FIELDS[name];
    return [of, unit === 'ms' ? state[name] / 1000 : state[name]];
  });
  return {...request, ...Object.fromEntries(set)};
}

/** Whether the model stands at the settings of the run. @param {State} state @param {readonly Design[]} designs */
export function isAsMeasured(state, designs) {
  const given = stateOf(designs, state.design);
  return MODEL_FIELDS.every((name) => given[name] === state[name]);
}

/**
 * Reads a state from an address. What isn't there is the default; what can't be is left out and named.
 *
 * @param {string} search
 * @param {readonly Design[]} designs
 * @returns {{state: State, bad: Bad[]}}
 */
export function readState(search, designs) {
  const query = new URLSearchParams(search);
  /** @type {Bad[]} */
  const bad = [];
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
 * @param {string} search current query, whose other keys stay
 * @param {State} state
 * @param {readonly Design[]} designs
 * @returns {string} with its question mark, or empty
 */
export function writeState(search, state, designs) {
  const query = new URLSearchParams(search);
  const given = stateOf(designs, state.design);
  for (const key of KEYS) query.delete(key);
  if (state.design !== designs[0].id) query.set('design', state.design);
  for (const field of MODEL_FIELDS)
    if (state[field] !== given[field]) query.set(field, String(state[field]));
  const text = query.toString();
  return text && `?${text}`;
}
