// @ts-check
import {resolve} from 'node:path';
import {fileLine} from '../../content/messages/file-problem.js';
import {migrate as migrateRun} from '../migrations/index.js';
import {readText} from '../../content/results/read-text.js';
import {resultFiles} from '../../content/results/read-results.js';
import {parseDocument} from '../../content/validation/parse.js';
import {WriteError} from '../../content/write-error.js';
import {writeWhole} from '../../content/write-whole.js';

/** @import {FileProblem} from '../../content/messages/file-problem.js' */
/** @import {Context} from '../main.js' */

export const name = 'migrate';

const EXAMPLE = 'npm run bench -- migrate --check';

/**
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export function register(program, context) {
  const {say} = context;
  program
    .command(name)
    .summary(say('migrate.summary'))
    .description(say('migrate.summary'))
    .argument('[files...]', say('migrate.argument.files'))
    .option('--check', say('migrate.option.check'))
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${EXAMPLE}`)
    .action((files, options) => migrate(files, options, context));
}

/**
 * Nothing is written unless every file can be brought to the newest version.
 *
 * @param {string[]} files
 * @param {Options} options
 * @param {Context} context
 *
 * @typedef {{check?: boolean, json?: boolean}} Options
 */
async function migrate(files, options, context) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const file of files.length > 0 ? files : await resultFiles(context.cwd)) {
    outcomes.push(await outcomeOf(file, context.cwd));
  }
  const read = outcomes.flatMap(({problems}) => problems);
  const changes = outcomes.filter(
    ({from = 0, to = 0, problems}) => problems.length === 0 && from < to,
  );
  const hold = Boolean(options.check) || read.length > 0;
  const problems = hold ? read : changes.flatMap((change) => write(change, context.cwd));
  report({outcomes, changes, problems, hold}, options, context);
  if (problems.length > 0) context.exitCode = 1;
}

/**
 * @param {string} file
 * @param {string} root
 * @returns {Promise<Outcome>}
 *
 * @typedef {object} Outcome
 * @property {string} file
 * @property {unknown} [run] of the newest version
 * @property {number} [from] version that the file has; none where it has problems
 * @property {number} [to]
 * @property {FileProblem[]} problems
 */
async function outcomeOf(file, root) {
  const {text, problem} = await readText(resolve(root, file));
  if (problem) return {file, problems: [{file, line: 1, column: 1, ...problem}]};
  const {value, placeOf, problems} = parseDocument(text);
  if (problems.length > 0) return {file, problems: problems.map((found) => ({file, ...found}))};
  const {run, from, to, problem: version} = migrateRun(value);
  const found = version ? [{file, ...placeOf(version.path), ...version}] : [];
  return {file, run, from, to, problems: found};
}

/**
 * @param {{file: string, run?: unknown}} change
 * @param {string} root
 * @returns {{file: string, code: string, params: {system: string}}[]} what stood in the way
 */
function write({file, run}, root) {
  try {
    writeWhole(resolve(root, file), `${JSON.stringify(run, null, 2)}\n`);
    return [];
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return [{file, code: 'folder-unwritable', params: {system: error.system}}];
  }
}

/**
 * @param {{outcomes: Outcome[], changes: Outcome[], problems: FileProblem[], hold: boolean}} found
 * @param {Options} options
 * @param {Context} context
 */
function report({outcomes, changes, problems, hold}, {json}, context) {
  const {print, complain, say} = context;
  const moved = changes.map(({file, from, to}) => ({file, from, to}));
  if (json) {
    print(JSON.stringify({changed: moved, written: !hold, problems}, null, 2));
    return;
  }
  for (const change of moved) print(say('migrate.rewritten', change));
  for (const problem of problems) complain(fileLine(problem, say));
  const current = outcomes.filter((one) => one.problems.length === 0 && one.from === one.to).length;
  if (current > 0) print(say('migrate.current', {count: current}));
  if (hold && moved.length > 0) print(say('migrate.none-written'));
}
