import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compileSchema} from '../validation/schema-validator.ts';
import {isSuspendsFile, suspendsCheck} from '../suspends/check.ts';
import {createCheck} from '../validation/validate.ts';
import {readText} from './read-text.ts';
import type {Check, Checked, Problem} from '../validation/validate.ts';

export const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/result.v1.schema.json', import.meta.url),
);

let check: Check | undefined;

/** The check of one text; compiled at its first use, because a command that checks nothing needn't wait for it. */
export function resultCheck() {
  check ??= createCheck(compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8'))));
  return check;
}

export type FileProblem = Problem & {file: string};

export type CheckedFile = Omit<Checked, 'problems'> & {file: string; problems: FileProblem[]};

/**
 * Checks one result file on disk, or, in their folder, one of those that say what suspends: it has no run and no verdicts.
 *
 * @param file as it is shown in messages, from `root`
 */
export async function checkFile(
  file: string,
  {root = '.', largestBytes}: {root?: string; largestBytes?: number} = {},
): Promise<CheckedFile> {
  const {text, problem} = await readText(resolve(root, file), {largestBytes});
  const checked = problem
    ? {problems: [{line: 1, column: 1, ...problem}], verdicts: []}
    : checkText(text, file);
  return {...checked, file, problems: checked.problems.map((found) => ({file, ...found}))};
}

function checkText(text: string, fileName: string): Checked {
  if (!isSuspendsFile(fileName)) return resultCheck()(text, {fileName});
  return {problems: suspendsCheck()(text, {fileName}).problems, verdicts: []};
}
