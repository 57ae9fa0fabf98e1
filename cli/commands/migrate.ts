import {resolve} from 'node:path';
import {fileLine} from '../../content/messages/file-problem.ts';
import {migrate as migrateRun} from '../migrations/index.ts';
import {readText} from '../../content/results/read-text.ts';
import {resultFiles} from '../../content/results/read-results.ts';
import {parseDocument} from '../../lib/json/parse.ts';
import {WriteError} from '../../content/write-error.ts';
import {writeWhole} from '../../content/write-whole.ts';
import type {FileProblem} from '../../content/messages/file-problem.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  arguments: ['[files...]'],
  flags: ['--check'],
  example: 'npm run bench -- migrate --check',
  run: migrate,
} satisfies CommandParts;

export type Options = {check?: boolean; json?: boolean};

/** Nothing is written unless every file can be brought to the newest version. */
async function migrate(files: string[], options: Options, context: Context) {
  const outcomes: Outcome[] = [];
  for (const file of files.length > 0 ? files : resultFiles(context.cwd)) {
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

export interface Outcome {
  file: string;
  /** of the newest version */
  run?: unknown;
  /** version that the file has; none where it has problems */
  from?: number;
  to?: number;
  problems: FileProblem[];
}

async function outcomeOf(file: string, root: string): Promise<Outcome> {
  const {text, problem} = await readText(resolve(root, file));
  if (problem) return {file, problems: [{file, line: 1, column: 1, ...problem}]};
  const {value, placeOf, problems} = parseDocument(text);
  if (problems.length > 0) return {file, problems: problems.map((found) => ({file, ...found}))};
  const {run, from, to, problem: version} = migrateRun(value);
  const found = version ? [{file, ...placeOf(version.path), ...version}] : [];
  return {file, run, from, to, problems: found};
}

/** @returns what stood in the way */
function write(
  {file, run}: {file: string; run?: unknown},
  root: string,
): {file: string; code: string; params: {system: string}}[] {
  try {
    writeWhole(resolve(root, file), `${JSON.stringify(run, null, 2)}\n`);
    return [];
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return [{file, code: 'folder-unwritable', params: {system: error.system}}];
  }
}

function report(
  {
    outcomes,
    changes,
    problems,
    hold,
  }: {outcomes: Outcome[]; changes: Outcome[]; problems: FileProblem[]; hold: boolean},
  {json}: Options,
  context: Context,
) {
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
