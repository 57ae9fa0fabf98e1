import {verdictsOf} from '../../lib/consistency/index.ts';
import {checkRules} from '../../lib/result/rules.ts';
import {parseDocument} from '../../lib/json/parse.ts';
import {schemaProblems} from './schema-problems.ts';
import type {Verdict} from '../../lib/consistency/index.ts';
import type {Run} from '../types.ts';
import type {RuleProblem} from '../../lib/result/rules/quantities.ts';
import type {Members} from './schema-problems.ts';
import type {ErrorObject} from 'ajv';

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

/** says whether a document fits the schema */
type Validate = {(document: unknown): unknown; errors?: ErrorObject[] | null};

export interface Problem {
  /** key of its sentence in the message tables */
  code: string;
  /** counted from 1 */
  line: number;
  /** counted from 1 */
  column: number;
  /** JSON pointer */
  path?: string;
  /** what was found there */
  value?: unknown;
  params: Record<string, unknown>;
}

export interface Checked {
  /** the file's content, if it has no problem */
  run?: Run;
  /** all of them, in the order of their places */
  problems: Problem[];
  /** none if there are problems */
  verdicts: Verdict[];
}

/** compiled, with the names of its members */
export type Schema = {validate: Validate; members: Members};

export type Check = (text: string, place?: {fileName?: string}) => Checked;

/**
 * Makes the check of one result file: what is no JSON, breaks the schema or breaks a rule is a problem; what its
 * numbers say of one another is a verdict. Needs neither a disk nor Node, so a page can check a dropped file.
 */
export function createCheck(schema: Schema): Check {
  const check = createDocumentCheck(schema, checkRules);
  return (text, place) => {
    const {document: run, problems} = check(text, place);
    return {run, problems, verdicts: run ? verdictsOf(run) : []};
  };
}

/**
 * Makes the check of an untrusted JSON document.
 *
 * @param rulesOf finds what a schema can't say, in what fits it
 * @returns gives the document if it has no problem
 */
export function createDocumentCheck<Content>(
  {validate, members}: Schema,
  rulesOf: (document: Content, place: {fileName?: string}) => RuleProblem[],
) {
  return (
    text: string,
    {fileName}: {fileName?: string} = {},
  ): {document?: Content; problems: Problem[]} => {
    const {value, placeOf, problems: found} = parseDocument(text);
    if (value === undefined) return {problems: found.map(withParams)};
    const broken = validate(value) ? [] : schemaProblems(validate.errors ?? [], value, members);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- near enough where it is walkable, and one if nothing is found
    const document = value as Content;
    const rules = isWalkable([...found, ...broken]) ? rulesOf(document, {fileName}) : [];
    const told = new Set(broken.map(({path}) => path));
    const placed = [...broken, ...rules.filter(({path}) => !told.has(path))].map((problem) => ({
      ...placeOf(problem.path),
      ...problem,
    }));
    const problems = [...found, ...placed].map(withParams).sort(byPlace);
    return problems.length > 0 ? {problems} : {document, problems};
  };
}

function isWalkable(problems: readonly {code: string; path?: string}[]) {
  return problems.every(
    ({code, path}) => SHAPE_KEPT.has(code) && !/\/(values|bins)\/\d+/.test(path ?? ''),
  );
}

function byPlace(a: Problem, b: Problem) {
  return a.line - b.line || a.column - b.column;
}

function withParams(problem: Omit<Problem, 'params'> & Partial<Pick<Problem, 'params'>>): Problem {
  return {params: {}, ...problem};
}
