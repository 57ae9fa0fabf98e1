// @ts-check
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compileSchema} from '../validation/schema-validator.js';
import {createCheck} from '../validation/validate.js';
import {readText} from './read-text.js';

const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/result.v1.schema.json', import.meta.url),
);

/** @type {ReturnType<typeof createCheck> | undefined} */
let check;

/** The check of one text; compiled at its first use, because a command that checks nothing needn't wait for it. */
export function resultCheck() {
  check ??= createCheck(compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8'))));
  return check;
}

/**
 * Checks one result file on disk.
 *
 * @param {string} file as it is shown in messages, from `root`
 * @param {{root?: string, largestBytes?: number}} [options]
 * @returns {Promise<CheckedFile>}
 *
 * @typedef {import('../validation/validate.js').Problem & {file: string}} FileProblem
 * @typedef {Omit<import('../validation/validate.js').Checked, 'problems'> &
 *   {file: string, problems: FileProblem[]}} CheckedFile
 */
export async function checkFile(file, {root = '.', largestBytes} = {}) {
  const {text, problem} = await readText(resolve(root, file), {largestBytes});
  const checked = problem
    ? {problems: [{line: 1, column: 1, ...problem}], verdicts: []}
    : resultCheck()(text, {fileName: file});
  return {...checked, file, problems: checked.problems.map((found) => ({file, ...found}))};
}
