// @ts-check
import {KINDS, VERDICTS} from './verdicts.js';

const REQUIRED = ['id', 'source', 'where', 'quote', 'kind', 'verdict'];

/**
 * What is malformed in a claim's entry.
 *
 * @returns {{field: string, value: unknown, allowed: string}[]}
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

function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}

function flawsOfChoice(claim, field, allowed) {
  if (!isText(claim[field]) || allowed.includes(claim[field])) return [];
  return [{field, value: claim[field], allowed: allowed.join(', ')}];
}

// ids are parts of addresses
function flawsOfId({id}) {
  if (!isText(id) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  return [{field: 'id', value: id, allowed: 'lower-case letters, digits and single hyphens'}];
}

/** A claim is a key one or says nothing about it. */
function flawsOfKey({key}) {
  return key === undefined || key === true ? [] : [{field: 'key', value: key, allowed: 'true'}];
}

const STATED = '{value, unit}, {from, to, unit} with from below to, or null';

/** What a source states is one number, both ends of a range, or no number at all. */
function flawsOfStated({stated = null}) {
  if (stated === null) return [];
  const {value, from, to} = stated;
  const isOne = Number.isFinite(value) && from === undefined && to === undefined;
  const isRange = Number.isFinite(from) && Number.isFinite(to) && from < to && value === undefined;
  if (isOne || isRange) return [];
  return [{field: 'stated', value: JSON.stringify(stated), allowed: STATED}];
}
