import {valueAt} from '../../lib/json/places.ts';
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
  known: readonly string[];
}

/** `name`: of the member at the place that is wrong, which then is what is shown unless `value` is given */
type Told = {code: string; name?: string; value?: unknown; params?: Record<string, unknown>};

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
  const broken = {path, params, value, known: members[parentOf(schemaPath)] ?? []};
  const make = MAKERS[keyword];
  const {name, ...told} = make
    ? make(broken)
    : {code: 'out-of-bounds', params: {keyword, limit: params.limit}};
  const place = name === undefined ? {path, value} : {path: `${path}/${escape(name)}`};
  return {params: {}, ...place, ...told};
}

const MAKERS: Record<string, (broken: Broken) => Told> = {
  required: ({params: {missingProperty: name}}) => ({code: 'member-missing', name, params: {name}}),
  additionalProperties({params: {additionalProperty: name}, known}) {
    const params = {name, known, suggestion: nearest(name, known)};
    return {code: 'member-unknown', name, value: name, params};
  },
  type: wrongType,
  enum: ({path, params: {allowedValues: known}, value}) => ({
    code: path.endsWith('/runtime') ? 'runtime-unknown' : 'word-unknown',
    params: {known, suggestion: nearest(value, known)},
  }),
  const: ({params}) => ({code: 'schema-version', params: {expected: params.allowedValue}}),
  pattern({params: {pattern}, value}) {
    const [, code = 'text-form'] = PATTERNS.find(([start]) => pattern.startsWith(start)) ?? [];
    return {code, params: {pattern, number: writtenNumber(value)}};
  },
  propertyNames: ({params: {propertyName: name}}) => ({code: 'id-form', name, value: name}),
  minimum: ({params: {limit}}) => ({
    code: limit === 0 ? 'negative' : 'below-limit',
    params: {limit},
  }),
};

function wrongType({params, value}: Broken): Told {
  const wanted = [params.type].flat();
  const isNumber = wanted.includes('number') || wanted.includes('integer');
  const number = isNumber ? writtenNumber(value) : undefined;
  if (number === undefined)
    return {code: value === null ? 'null-value' : 'wrong-type', params: {wanted}};
  const code = String(value).includes(',') ? 'number-with-comma' : 'number-as-text';
  return {code, params: {number}};
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

/** The known word nearest to the one seen, if it is near enough to have been meant. */
export function nearest(seen: unknown, known: readonly string[]): string | undefined {
  if (typeof seen !== 'string') return undefined;
  const [best] = byDistance(seen, known);
  const limit = Math.max(1, Math.floor(Math.max(seen.length, best?.word.length ?? 0) / 3));
  return best && best.distance <= limit ? best.word : undefined;
}

/** Known words, the nearest to the one seen first. */
export const ranked = (seen: string, known: readonly string[]) =>
  byDistance(seen, known).map(({word}) => word);

/** Whether letters are capitals makes no difference. */
const byDistance = (seen: string, known: readonly string[]) =>
  known
    .map((word) => ({word, distance: editDistance(seen.toLowerCase(), word.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);

/** Levenshtein's distance, row by row; a long word is near to nothing and isn't measured. */
function editDistance(a: string, b: string) {
  if (a.length > 80 || b.length > 80) return Infinity;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, change));
    }
    row = next;
  }
  return row[b.length];
}
