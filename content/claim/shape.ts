import {FINDINGS, VERDICTS} from '../../lib/verdict/judges.ts';

type Flaw = {field: string; value: unknown; allowed: string};

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** ids are parts of addresses */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Field = [field: string, allowed: string, isRight: (value: unknown) => boolean];

/**
 * What the fields of a claim may be, in words and by a test; one that is no text is said once, as such.
 *
 * @param answers that the claim may have
 */
const fieldsOf = (answers: readonly string[]): Field[] => [
  ...['id', 'source', 'where', 'quote', 'verdict'].map((field): Field => [field, 'text', isText]),
  ['verdict', answers.join(', '), (value) => !isText(value) || answers.some((v) => v === value)],
  [
    'id',
    'lower-case letters, digits and single hyphens',
    (value) => !isText(value) || ID.test(String(value)),
  ],
  ['key', 'true', (value) => value === undefined || value === true],
];

/** The answers to the question that a claim is about: a finding’s, or a verdict’s. */
export const answersTo = ({of}: {of?: unknown}): readonly string[] => (of ? FINDINGS : VERDICTS);

const STATED = '{value, unit}, {from, to, unit} with from below to, or null';

/**
 * What is malformed in a claim's entry.
 *
 * @param claim as a study's file has it
 */
export function flawsOfClaim(claim: Record<string, unknown>): Flaw[] {
  const {stated = null} = claim;
  const wrong = fieldsOf(answersTo(claim)).filter(([field, , isRight]) => !isRight(claim[field]));
  return [
    ...wrong.map(([field, allowed]) => ({field, value: claim[field], allowed})),
    ...(isStated(stated)
      ? []
      : [{field: 'stated', value: JSON.stringify(stated), allowed: STATED}]),
  ];
}

/** What a source states is one number, both ends of a range, or no number at all. */
function isStated(stated: unknown) {
  if (stated === null) return true;
  const {value, from, to} = Object(stated);
  const isOne = Number.isFinite(value) && from === undefined && to === undefined;
  return isOne || (value === undefined && Number.isFinite(from) && from < to && to < Infinity);
}
