import {sentencesOf as sentencesOfFile} from '../../cli/messages/problem.js';
import {placeText} from '../problem.js';
import en from './en.js';
import ru from './ru.js';

const MESSAGES = {en, ru};

/**
 * Says a problem in a language.
 *
 * @param {import('../problem.js').Problem} problem
 * @param {'en' | 'ru'} [locale]
 * @returns {{place: string, reason: string, fix: string}}
 */
export function sentencesOf(problem, locale = 'en') {
  if (problem.code === 'result-file') return ofResultFile(problem, locale);
  const [reason, fix] = MESSAGES[locale][problem.code](problem.params);
  return {place: placeText(problem), reason: tidy(reason), fix: tidy(fix)};
}

// what is wrong with a result file, its own check says best
function ofResultFile({params}, locale) {
  const {place, subject, reason, fix} = sentencesOfFile(params.problem, locale);
  return {place, reason: subject ? `${subject}: ${reason}` : reason, fix};
}

/** One line: `file:line:column: what is wrong. What to do.` */
export function lineOf(problem, locale = 'en') {
  const {place, reason, fix} = sentencesOf(problem, locale);
  return `${place}: ${reason} ${fix}`;
}

// reasons of other modules end with their own full stop
function tidy(sentence) {
  return sentence.replace(/\.\.(\s|$)/g, '.$1');
}
