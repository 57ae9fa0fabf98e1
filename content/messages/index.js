// @ts-check
import {ORIGINAL} from '../languages.js';
import {placeText} from '../problem.js';
import {sayIn} from './catalogues.js';
import {fileSentences} from './file-problem.js';

/** @import {Problem} from '../problem.js' */
/** @import {FileProblem} from './file-problem.js' */
/** @import {Say} from './say.js' */

/**
 * Says a problem of pages, figures, claims or texts in a language.
 *
 * @param {Problem} problem
 * @param {string} [locale]
 * @returns {{place: string, reason: string, fix: string}}
 */
export function sentencesOf(problem, locale = ORIGINAL) {
  const say = sayIn(locale);
  const {code, params} = problem;
  if (code === 'result-file') return ofResultFile(/** @type {FileProblem} */ (params.problem), say);
  const [reason, fix] = ['reason', 'fix'].map((part) => tidy(say(`${code}.${part}`, params)));
  return {place: placeText(problem), reason, fix};
}

// what is wrong with a result file, its own check says best
/** @param {FileProblem} problem @param {Say} say */
function ofResultFile(problem, say) {
  const {place, subject, reason, fix} = fileSentences(problem, say);
  return {place, reason: subject ? `${subject}: ${reason}` : reason, fix};
}

/** One line: `file:line:column: what is wrong. What to do.` @param {Problem} problem */
export function lineOf(problem, locale = ORIGINAL) {
  const {place, reason, fix} = sentencesOf(problem, locale);
  return `${place}: ${reason} ${fix}`;
}

// reasons of other modules end with their own full stop
/** @param {string} sentence */
function tidy(sentence) {
  return sentence.replace(/\.\.(\s|$)/g, '.$1');
}
