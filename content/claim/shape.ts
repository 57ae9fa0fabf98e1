import {VERDICTS} from '../../lib/verdict/judges.ts';

const REQUIRED = ['id', 'source', 'where', 'quote', 'verdict'];

/** as a study's file has it */
type Entry = Record<string, unknown>;

type Flaw = {field: string; value: unknown; allowed: string};

/** What is malformed in a claim's entry. */
export function flawsOfClaim(claim: Entry): Flaw[] {
  return [
    ...REQUIRED.filter((field) => !isText(claim[field])).map((field) => ({
      field,
      value: claim[field],
      allowed: 'text',
    })),
    ...flawsOfChoice(claim, 'verdict', VERDICTS),
    ...flawsOfId(claim),
    ...flawsOfStated(claim),
    ...flawsOfKey(claim),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function flawsOfChoice(claim: Entry, field: string, allowed: readonly string[]) {
  const value = claim[field];
  if (!isText(value) || allowed.includes(value)) return [];
  return [{field, value, allowed: allowed.join(', ')}];
}

// ids are parts of addresses
function flawsOfId({id}: Entry) {
  if (!isText(id) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  return [{field: 'id', value: id, allowed: 'lower-case letters, digits and single hyphens'}];
}

/** A claim is a key one or says nothing about it. */
function flawsOfKey({key}: Entry) {
  return key === undefined || key === true ? [] : [{field: 'key', value: key, allowed: 'true'}];
}

const STATED = '{value, unit}, {from, to, unit} with from below to, or null';

/** What a source states is one number, both ends of a range, or no number at all. */
function flawsOfStated({stated = null}: Entry) {
  if (stated === null) return [];
  const {value, from, to} = Object(stated);
  const isOne = isFiniteNumber(value) && from === undefined && to === undefined;
  const isRange = isFiniteNumber(from) && isFiniteNumber(to) && from < to && value === undefined;
  if (isOne || isRange) return [];
  return [{field: 'stated', value: JSON.stringify(stated), allowed: STATED}];
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
