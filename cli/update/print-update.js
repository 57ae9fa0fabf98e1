// @ts-check
import {lineWidth, wrap} from '../wrap.js';

/** @import {Say} from '../../content/messages/say.js' */
/** @import {Problem} from '../../content/problem.js' */
/** @import {Update} from '../../content/update/index.js' */
/** @import {Context} from '../main.js' */

/**
 * Prints what an update found, and what a person has to read again.
 *
 * @param {Update} found
 * @param {import('../main.js').Context} context
 */
export function printFound({sentences, claims, figures, files, dropped, problems}, context) {
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

/** Prints what an update that only looks would write. @param {Update} found @param {Context} context */
export function printUnwritten({files}, {print, say}) {
  for (const file of files) print(say('update.would-write', {file}));
}

/** @param {Context} context @returns {(text: string, indent?: string) => void} writes text wrapped to the terminal */
function linesTo({print, stdout}) {
  const width = lineWidth(stdout);
  return (text, indent = '') => wrap(text, width, indent).forEach((line) => print(line));
}

/**
 * @param {Update['sentences'][number]} sentence
 * @param {(text: string, indent?: string) => void} write
 * @param {Say} say
 */
function printSentence({file, line, text, changes, doubts}, write, say) {
  write(`${file}:${line}`, '  ');
  write(text, '    ');
  write(changes.map(({was, now}) => changeText(was, now)).join('; '), '    ');
  for (const {kind, ...params} of doubts) write(`⚠ ${say(`update.doubt.${kind}`, params)}`, '    ');
  write('');
}

/** @param {import('../../content/update/index.js').ChangedClaim} changed @param {(text: string, indent?: string) => void} write @param {import('../main.js').Context} context */
function printClaim({claim, file, line, verdict, ours, reasons}, write, {lang, say}) {
  write(`${[file, line].filter(Boolean).join(':')}: ${claim}`, '  ');
  if (reasons[lang]) write(reasons[lang], '    ');
  if (ours.was !== ours.now) write(changeText(ours.was, ours.now), '    ');
  if (verdict.was !== undefined && verdict.was !== verdict.now) {
    write(`⚠ ${say('update.doubt.claim', {claim, was: verdict.was, now: verdict.now})}`, '    ');
  }
  write('');
}

/** @typedef {string | number | null | undefined} Shown */

/** @param {Shown} was @param {Shown} now */
const changeText = (was, now) => `${shown(was)} → ${shown(now)}`;
/** @param {Shown} value */
const shown = (value) =>
  typeof value === 'number' ? String(Number(value.toPrecision(6))) : textOr(value);
/** @param {Shown} value */
const textOr = (value) =>
  value === undefined || value === null || value === '' ? '—' : String(value);

/** Says what a person has to put right. @param {Problem[]} problems @param {Context} context */
export async function complainOf(problems, {complain, lang, say}) {
  if (problems.length === 0) return;
  const {lineOf} = await import('../../content/messages/index.js');
  for (const problem of problems) complain(lineOf(problem, lang));
  complain(say('update.problems', {count: problems.length}));
}
