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
 * @param {{validate: Function & {errors?: object[] | null}, members: Record<string, string[]>}} schema compiled
 * @returns {(text: string, place?: {fileName?: string}) => Checked}
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
 * @property {import('../types.js').Run} [run] the file's content, if it has no problem
 * @property {Problem[]} problems all of them, in the order of their places
 * @property {import('../../lib/consistency/index.js').Verdict[]} verdicts none if there are problems
 */
export function createCheck({validate, members}) {
  return (text, {fileName} = {}) => {
    const {value, placeOf, problems: found} = parseDocument(text);
    if (value === undefined) return {problems: found.map(withParams), verdicts: []};
    const broken = validate(value) ? [] : schemaProblems(validate.errors ?? [], value, members);
    const rules = isWalkable([...found, ...broken]) ? checkRules(value, {fileName}) : [];
    const told = new Set(broken.map(({path}) => path));
    const placed = [...broken, ...rules.filter(({path}) => !told.has(path))].map((problem) => ({
      ...placeOf(problem.path),
      ...problem,
    }));
    const problems = [...found, ...placed].map(withParams).sort(byPlace);
    if (problems.length > 0) return {problems, verdicts: []};
    return {run: value, problems, verdicts: verdictsOf(value)};
  };
}

function isWalkable(problems) {
  return problems.every(
    ({code, path}) => SHAPE_KEPT.has(code) && !/\/(values|bins)\/\d+/.test(path ?? ''),
  );
}

function byPlace(a, b) {
  return a.line - b.line || a.column - b.column;
}

function withParams(problem) {
  return {params: {}, ...problem};
}
