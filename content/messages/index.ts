import {ORIGINAL} from '../languages.ts';
import {placeText} from '../problem.ts';
import {sayIn} from './catalogues.ts';
import {fileSentences} from './file-problem.ts';
import type {FileProblem} from './file-problem.ts';
import type {Problem, Say} from '../types.ts';

/** Says a problem of pages, figures, claims or texts in a language. */
export function sentencesOf(
  problem: Problem,
  locale: string = ORIGINAL,
): {place: string; reason: string; fix: string} {
  const say = sayIn(locale);
  const {code, params} = problem;
  if (code === 'result-file') return ofResultFile(Object(params.problem), say);
  const [reason, fix] = ['reason', 'fix'].map((part) => tidy(say(`${code}.${part}`, params)));
  return {place: placeText(problem), reason, fix};
}

// what is wrong with a result file, its own check says best
function ofResultFile(problem: FileProblem, say: Say) {
  const {place, subject, reason, fix} = fileSentences(problem, say);
  return {place, reason: subject ? `${subject}: ${reason}` : reason, fix};
}

/** One line: `file:line:column: what is wrong. What to do.` */
export function lineOf(problem: Problem, locale = ORIGINAL) {
  const {place, reason, fix} = sentencesOf(problem, locale);
  return `${place}: ${reason} ${fix}`;
}

// reasons of other modules end with their own full stop
function tidy(sentence: string) {
  return sentence.replace(/\.\.(\s|$)/g, '.$1');
}
