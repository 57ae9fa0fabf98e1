import {valueAt} from '../../lib/json/places.ts';
import {nearest} from './suggest.ts';
import type {ErrorObject as SchemaError} from 'ajv';

/** Errors that only repeat what another error of the same place says. */
const ECHOES = new Set(['if', 'false schema']);

/** What a pattern of the schema means, by the start of its text. */
const PATTERNS = [
  ['^unknown$', 'number-or-unknown'],
  ['^(?:unknown|\\d{4}', 'date-form'],
  ['^\\d{4}', 'instant-form'],
  ['^https?', 'address-form'],
  ['^[0-9a-f]', 'hash-form'],
  ['(?:^|/)result', 'schema-address-form'],
  ['^[a-z0-9]+(?:[.-][a-z0-9]+)*/', 'run-id-form'],
  ['^[a-z0-9]', 'id-form'],
];

/** names of the members of each object of the schema, by its place in it */
export type Members = Record<string, string[]>;

type SchemaProblem = {
  code: string;
  path: string;
  value?: unknown;
  params: Record<string, unknown>;
};

interface Broken {
  /** JSON pointer */
  path: string;
  params: SchemaError['params'];
  /** what stands there */
  value: unknown;
  keyword: string;
  known: readonly string[];
}

/**
 * Errors of the schema's validator as problems: one for each thing to correct. A number beyond all bounds has been
 * reported by the parser.
 *
 * @param errors as Ajv gives them
 * @param run what was validated
 */
export function schemaProblems(
  errors: readonly SchemaError[],
  run: unknown,
  members: Members,
): SchemaProblem[] {
  const problems = errors
    .filter((error) => !ECHOES.has(error.keyword) && !isInsideName(error))
    .map((error) => problemOf(error, run, members))
    .filter(({value}) => typeof value !== 'number' || Number.isFinite(value));
  const seen = new Set();
  return problems.filter(({code, path}) => {
    const key = `${code} ${path}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The pattern that a name breaks is reported with the error of the whole name. */
function isInsideName({propertyName, keyword}: SchemaError) {
  return propertyName !== undefined && keyword !== 'propertyNames';
}

function problemOf(
  {keyword, instancePath: path, params, schemaPath}: SchemaError,
  run: unknown,
  members: Members,
): SchemaProblem {
  const value = valueAt(run, path);
  const make = MAKERS[keyword] ?? otherRule;
  return make({path, params, value, keyword, known: members[parentOf(schemaPath)] ?? []});
}

const MAKERS: Record<string, (broken: Broken) => SchemaProblem> = {
  required: ({path, params}) => ({
    code: 'member-missing',
    path: `${path}/${escape(params.missingProperty)}`,
    params: {name: params.missingProperty},
  }),
  additionalProperties: ({path, params, known}) => {
    const name = params.additionalProperty;
    const suggestion = nearest(name, known);
    return {
      code: 'member-unknown',
      path: `${path}/${escape(name)}`,
      value: name,
      params: {name, known, suggestion},
    };
  },
  type: wrongType,
  enum: ({path, params, value}) => {
    const known = params.allowedValues;
    const code = path.endsWith('/runtime') ? 'runtime-unknown' : 'word-unknown';
    return {code, path, value, params: {known, suggestion: nearest(value, known)}};
  },
  const: ({path, params, value}) => ({
    code: 'schema-version',
    path,
    value,
    params: {expected: params.allowedValue},
  }),
  pattern: ({path, params, value}) => {
    const form = PATTERNS.find(([start]) => params.pattern.startsWith(start));
    const code = form ? form[1] : 'text-form';
    return {code, path, value, params: {pattern: params.pattern, number: writtenNumber(value)}};
  },
  propertyNames: ({path, params}) => ({
    code: 'id-form',
    path: `${path}/${escape(params.propertyName)}`,
    value: params.propertyName,
    params: {},
  }),
  minimum: ({path, params, value}) => ({
    code: params.limit === 0 ? 'negative' : 'below-limit',
    path,
    value,
    params: {limit: params.limit},
  }),
};

function wrongType({path, params, value}: Broken): SchemaProblem {
  const wanted = [params.type].flat();
  const number = wanted.includes('number') || wanted.includes('integer');
  const written = number ? writtenNumber(value) : undefined;
  if (written !== undefined) {
    const code = String(value).includes(',') ? 'number-with-comma' : 'number-as-text';
    return {code, path, value, params: {number: written}};
  }
  if (value === null) return {code: 'null-value', path, value, params: {wanted}};
  return {code: 'wrong-type', path, value, params: {wanted}};
}

function otherRule({path, params, value, keyword}: Broken): SchemaProblem {
  return {code: 'out-of-bounds', path, value, params: {keyword, limit: params.limit}};
}

function parentOf(schemaPath: string) {
  return schemaPath.slice(0, schemaPath.lastIndexOf('/'));
}

function escape(name: string) {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A number, digits in groups allowed, with or without a unit behind it. */
const WRITTEN = /^[~≈]?\s*(\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+|\d+)(?:([.,])(\d+))?\s*[\p{L}%/]*$/u;

/**
 * The number that somebody wrote as text: `1,440` → 1440, `5,44` → 5.44, `28 ms` → 28.
 *
 * @returns digits as JSON writes them; undefined if it isn't clear which number is meant
 */
export function writtenNumber(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = WRITTEN.exec(text.trim());
  if (!match) return undefined;
  const [, whole, , fraction] = match;
  const digits = whole.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '');
  return fraction ? `${digits}.${fraction}` : digits;
}
