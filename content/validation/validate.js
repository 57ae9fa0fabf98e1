// @ts-check
import {verdictsOf} from '../../lib/consistency/index.js';
import {checkRules} from '../../lib/result/rules.js';
import {parseDocument} from './parse.js';
import {schemaProblems} from './schema-problems.js';

/** Problems that leave the file in a shape that the rules can still walk over. */
const SHAPE_KEPT = new Set([
  'member-unknown',
  'runtime-unknown',
  'word-unknown',
  'negative',
  'number-or-unknown',
  'date-form',
  'instant-form',
  'address-form',
  'hash-form',
  'id-form',
  'schema-address-form',
  'schema-version',
  'run-id-form',
  'number-with-comma',
  'number-as-text',
  'json-duplicate-key',
]);

/**
 * Makes the check of one result file: what is no JSON, breaks the schema or breaks a rule is a problem; what its
 * numbers say of one another is a verdict. Needs neither a disk nor Node, so a page can check a dropped file.
 *
 * @param {{validate: Validate, members: import('./schema-problems.js').Members}} schema compiled
 * @returns {(text: string, place?: {fileName?: string}) => Checked}
 *
 * @typedef {{(document: unknown): unknown, errors?: import('ajv').ErrorObject[] | null}} Validate says whether a document
 *   fits the schema
 *
 * @typedef {import('../types.js').Run} Run
 *
 * @typedef {object} Problem
 * @property {string} code key of its sentence in the message tables
 * @property {number} line counted from 1
 * @property {number} column counted from 1
 * @property {string} [path] JSON pointer
 * @property {unknown} [value] what was found there
 * @property {Record<string, unknown>} params
 *
 * @typedef {object} Checked
 * @property {Run} [run] the file's content, if it has no problem
 * @property {Problem[]} problems all of them, in the order of their places
 * @property {import('../../lib/consistency/index.js').Verdict[]} verdicts none if there are problems
 */
export function createCheck({validate, members}) {
  return (text, {fileName} = {}) => {
    const {value, placeOf, problems: found} = parseDocument(text);
    if (value === undefined) return {problems: found.map(withParams), verdicts: []};
    const broken = validate(value) ? [] : schemaProblems(validate.errors ?? [], value, members);
    const run = /** @type {Run} */ (value); // near enough where it is walkable, and one if nothing is found
    const rules = isWalkable([...found, ...broken]) ? checkRules(run, {fileName}) : [];
    const told = new Set(broken.map(({path}) => path));
    const placed = [...broken, ...rules.filter(({path}) => !told.has(path))].map((problem) => ({
      ...placeOf(problem.path),
      ...problem,
    }));
    const problems = [...found, ...placed].map(withParams).sort(byPlace);
    if (problems.length > 0) return {problems, verdicts: []};
    return {run, problems, verdicts: verdictsOf(run)};
  };
}

/** @param {readonly {code: string, path?: string}[]} problems */
function isWalkable(problems) {
  return problems.every(
    ({code, path}) => SHAPE_KEPT.has(code) && !/\/(values|bins)\/\d+/.test(path ?? ''),
  );
}

/** @param {Problem} a @param {Problem} b */
function byPlace(a, b) {
  return a.line - b.line || a.column - b.column;
}

/** @param {Omit<Problem, 'params'> & Partial<Pick<Problem, 'params'>>} problem @returns {Problem} */
function withParams(problem) {
  return {params: {}, ...problem};
}
