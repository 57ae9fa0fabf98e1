// @ts-check
import {namesOf} from './places.js';
import {writtenNumber} from './written-number.js';
import {nearest} from './suggest.js';

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

/**
 * Errors of the schema's validator as problems: one for each thing to correct. A number beyond all bounds has been
 * reported by the parser.
 *
 * @param {readonly SchemaError[]} errors as Ajv gives them
 * @param {unknown} run what was validated
 * @param {Members} members
 * @returns {SchemaProblem[]}
 *
 * @typedef {import('ajv').ErrorObject} SchemaError
 * @typedef {Record<string, string[]>} Members names of the members of each object of the schema, by its place in it
 * @typedef {{code: string, path: string, value?: unknown, params: Record<string, unknown>}} SchemaProblem
 *
 * @typedef {object} Broken
 * @property {string} path JSON pointer
 * @property {SchemaError['params']} params
 * @property {unknown} value what stands there
 * @property {string} keyword
 * @property {readonly string[]} known
 */
export function schemaProblems(errors, run, members) {
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

/** The pattern that a name breaks is reported with the error of the whole name. @param {SchemaError} error */
function isInsideName({propertyName, keyword}) {
  return propertyName !== undefined && keyword !== 'propertyNames';
}

/** @param {SchemaError} error @param {unknown} run @param {Members} members @returns {SchemaProblem} */
function problemOf({keyword, instancePath: path, params, schemaPath}, run, members) {
  const value = valueAt(run, path);
  const make = MAKERS[keyword] ?? otherRule;
  return make({path, params, value, keyword, known: members[parentOf(schemaPath)] ?? []});
}

/** @type {Record<string, (broken: Broken) => SchemaProblem>} */
const MAKERS = {
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

/** @param {Broken} broken @returns {SchemaProblem} */
function wrongType({path, params, value}) {
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

/** @param {Broken} broken @returns {SchemaProblem} */
function otherRule({path, params, value, keyword}) {
  return {code: 'out-of-bounds', path, value, params: {keyword, limit: params.limit}};
}

/**
 * What stands at a JSON pointer of a document of any shape.
 *
 * @param {unknown} document
 * @param {string} pointer
 * @returns {unknown} undefined if there is nothing
 */
export function valueAt(document, pointer) {
  return namesOf(pointer).reduce(memberOf, document);
}

/** @param {unknown} node @param {string} name */
const memberOf = (node, name) => /** @type {Record<string, unknown> | undefined} */ (node)?.[name];

/** @param {string} schemaPath */
function parentOf(schemaPath) {
  return schemaPath.slice(0, schemaPath.lastIndexOf('/'));
}

/** @param {string} name */
function escape(name) {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
