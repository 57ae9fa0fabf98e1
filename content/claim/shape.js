// @ts-check
import {KINDS, VERDICTS} from './verdicts.js';

const REQUIRED = ['id', 'source', 'where', 'quote', 'kind', 'verdict'];

/**
 * What is malformed in a claim's entry.
 *
 * @param {Entry} claim
 * @returns {Flaw[]}
 *
 * @typedef {Record<string, unknown>} Entry as a study's file has it
 * @typedef {{field: string, value: unknown, allowed: string}} Flaw
 */
export function flawsOfClaim(claim) {
  return [
    ...REQUIRED.filter((field) => !isText(claim[field])).map((field) => ({
      field,
      value: claim[field],
      allowed: 'text',
    })),
    ...flawsOfChoice(claim, 'kind', KINDS),
    ...flawsOfChoice(claim, 'verdict', VERDICTS),
    ...flawsOfId(claim),
    ...flawsOfStated(claim),
    ...flawsOfKey(claim),
  ];
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}

/** @param {Entry} claim @param {string} field @param {string[]} allowed */
function flawsOfChoice(claim, field, allowed) {
  const value = claim[field];
  if (!isText(value) || allowed.includes(value)) return [];
  return [{field, value, allowed: allowed.join(', ')}];
}

// ids are parts of addresses
/** @param {Entry} claim */
function flawsOfId({id}) {
  if (!isText(id) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  return [{field: 'id', value: id, allowed: 'lower-case letters, digits and single hyphens'}];
}

/** A claim is a key one or says nothing about it. @param {Entry} claim */
function flawsOfKey({key}) {
  return key === undefined || key === true ? [] : [{field: 'key', value: key, allowed: 'true'}];
}

const STATED = '{value, unit}, {from, to, unit} with from below to, or null';

/** What a source states is one number, both ends of a range, or no number at all. @param {Entry} claim */
function flawsOfStated({stated = null}) {
  if (stated === null) return [];
  const {value, from, to} = /** @type {Record<string, unknown>} */ (stated);
  const isOne = isFiniteNumber(value) && from === undefined && to === undefined;
  const isRange = isFiniteNumber(from) && isFiniteNumber(to) && from < to && value === undefined;
  if (isOne || isRange) return [];
  return [{field: 'stated', value: JSON.stringify(stated), allowed: STATED}];
}

/** @param {unknown} value @returns {value is number} */
function isFiniteNumber(value) {
  return Number.isFinite(value);
}
