import {lineWidth, wrap} from '../lines.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Problem} from '../../content/problem.ts';
import type {ChangedClaim, Update} from '../../content/update/index.ts';
import type {Context} from '../main.ts';

/** Prints what an update found, and what a person has to read again. */
export function printFound(
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
export function printUnwritten({files}: Update, {print, say}: Context) {
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

export type Shown = string | number | null | undefined;

const changeText = (was: Shown, now: Shown) => `${shown(was)} → ${shown(now)}`;
const shown = (value: Shown) =>
  typeof value === 'number' ? String(Number(value.toPrecision(6))) : textOr(value);
const textOr = (value: Shown) =>
  value === undefined || value === null || value === '' ? '—' : String(value);

/** Says what a person has to put right. */
export async function complainOf(problems: Problem[], {complain, lang, say}: Context) {
  if (problems.length === 0) return;
  const {lineOf} = await import('../../content/messages/index.ts');
  for (const problem of problems) complain(lineOf(problem, lang));
  complain(say('update.problems', {count: problems.length}));
}
