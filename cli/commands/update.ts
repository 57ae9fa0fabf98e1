import {spawnSync} from 'node:child_process';
import {lineWidth, wrap} from '../lines.ts';
import {drawPictures} from '../update/draw-pictures.ts';
import {repositoryResults} from '../wrong-usage.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Problem} from '../../content/problem.ts';
import type {ChangedClaim, Plan, Update} from '../../content/update/index.ts';
import type {Context} from '../main.ts';
import type {CommandParts} from './index.ts';

export default {
  flags: ['--dry-run'],
  example: 'npm run bench -- update --dry-run',
  run: update,
} satisfies CommandParts;

type Options = {dryRun?: boolean; json?: boolean};

async function update(options: Options, context: Context) {
  const problems = await bringUpToDate(options, context);
  if (!options.json) await complainOf(problems, context);
}

/**
 * Writes what is derived from the results, and prints what it wrote.
 *
 * @returns what a person has to put right, unsaid; it is in the exit code already
 */
export async function bringUpToDate({dryRun, json}: Options, context: Context): Promise<Problem[]> {
  repositoryResults(context);
  const {planUpdate} = await import('../../content/update/index.ts');
  const isPublished = committedFiles(context.cwd, 'static/frozen');
  const plan = await planUpdate(context.cwd, {isPublished});
  if (json) context.print(JSON.stringify(plan.found, null, 2));
  else printFound(plan.found, context);
  if (dryRun && !json) printUnwritten(plan.found, context);
  const isWhole = dryRun || (await carryOut(plan, json, context));
  if (plan.found.problems.length > 0 || !isWhole) context.exitCode = 1;
  return plan.found.problems;
}

/**
 * Writes, draws, then keeps: a state is kept once its pictures are there, so that what was stopped in between is still
 * found by the next update.
 *
 * @returns whether all pictures were drawn
 */
async function carryOut(
  {found, texts, states}: Plan,
  json: boolean | undefined,
  context: Context,
): Promise<boolean> {
  const {writeTexts, dropStates} = await import('../../content/update/index.ts');
  const {cwd, print, say} = context;
  const show = (key: string) => (file: string) => (json ? undefined : print(say(key, {file})));
  writeTexts(cwd, texts, show('update.written'));
  if (found.figures.length > 0 && !(await draw(found.figures, json, context))) return false;
  writeTexts(cwd, states, show('update.written'));
  dropStates(cwd, found.dropped);
  found.dropped.forEach(show('update.dropped'));
  return true;
}

/** @returns whether all pictures were drawn */
async function draw(
  figures: string[],
  json: boolean | undefined,
  context: Context,
): Promise<boolean> {
  const {cwd, say, print, complain, stderr} = context;
  if (stderr.isTTY) stderr.write(`${say('update.drawing', {count: figures.length})}\n`);
  const {good, output} = await (context.drawPictures ?? drawPictures)(cwd, figures);
  if (!good) complain(`${output}\n${say('update.not-drawn')}`);
  else if (!json) print(say('update.drawn', {count: figures.length}));
  return good;
}

/**
 * Whether a file below a folder is in the repository's last commit. Where git can't say, every file counts as
 * committed: what may have been published is not to be removed.
 *
 * @param root folder of the repository
 */
export function committedFiles(root: string, folder: string): (file: string) => boolean {
  const {status, stdout} = spawnSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Set(String(stdout ?? '').split('\n'));
  return (file) => status !== 0 || files.has(file);
}

/** Prints what an update found, and what a person has to read again. */
function printFound(
  {sentences, claims, figures, files, dropped, problems}: Update,
  context: Context,
) {
  const {print, say} = context;
  const write = linesTo(context);
  if (sentences.length > 0) write(say('update.sentences', {count: sentences.length}));
  for (const sentence of sentences) printSentence(sentence, write, say);
  if (claims.length > 0) write(say('update.claims', {count: claims.length}));
  for (const claim of claims) printClaim(claim, write, context);
  if (figures.length > 0) write(say('update.figures', {count: figures.length}));
  for (const figure of figures) write(figure, '  ');
  if (figures.length > 0) print();
  const isSettled = [files, figures, dropped, problems].every((list) => list.length === 0);
  if (isSettled) print(say('update.nothing'));
}

/** Prints what an update that only looks would write. */
function printUnwritten({files}: Update, {print, say}: Context) {
  for (const file of files) print(say('update.would-write', {file}));
}

/** @returns writes text wrapped to the terminal */
function linesTo({print, stdout}: Context): (text: string, indent?: string) => void {
  const width = lineWidth(stdout);
  return (text, indent = '') => wrap(text, width, indent).forEach((line) => print(line));
}

function printSentence(
  {file, line, text, changes, warnings}: Update['sentences'][number],
  write: (text: string, indent?: string) => void,
  say: Say,
) {
  write(`${file}:${line}`, '  ');
  write(text, '    ');
  write(changes.map(({was, now}) => changeText(was, now)).join('; '), '    ');
  for (const {kind, ...params} of warnings)
    write(`⚠ ${say(`update.warning.${kind}`, params)}`, '    ');
  write('');
}

function printClaim(
  {claim, file, line, verdict, ours, reasons}: ChangedClaim,
  write: (text: string, indent?: string) => void,
  {lang, say}: Context,
) {
  write(`${[file, line].filter(Boolean).join(':')}: ${claim}`, '  ');
  if (reasons[lang]) write(reasons[lang], '    ');
  if (ours.was !== ours.now) write(changeText(ours.was, ours.now), '    ');
  if (verdict.was !== undefined && verdict.was !== verdict.now) {
    write(`⚠ ${say('update.warning.claim', {claim, was: verdict.was, now: verdict.now})}`, '    ');
  }
  write('');
}

type Shown = string | number | null | undefined;

const changeText = (was: Shown, now: Shown) => `${shown(was)} → ${shown(now)}`;
const shown = (value: Shown) =>
  typeof value === 'number' ? String(Number(value.toPrecision(6))) : textOr(value);
const textOr = (value: Shown) =>
  value === undefined || value === null || value === '' ? '—' : String(value);

/** Says what a person has to put right. */
async function complainOf(problems: Problem[], {complain, lang, say}: Context) {
  if (problems.length === 0) return;
  const {lineOf} = await import('../../content/messages/index.ts');
  for (const problem of problems) complain(lineOf(problem, lang));
  complain(say('update.problems', {count: problems.length}));
}
