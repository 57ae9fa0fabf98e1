// @ts-check
import {jsonPathOf} from '../validation/places.js';

/** Longest piece of a hostile file that a message repeats. */
const SHOWN_CHARACTERS = 60;

/**
 * Says a problem of a result file.
 *
 * @param {FileProblem} problem
 * @param {import('./say.js').Say} say
 * @returns {{place: string, subject: string, reason: string, fix: string}} place `file:line:column`; subject is the
 *   JSON path with the value seen, or empty
 *
 * @typedef {{file?: string, line?: number, column?: number, code: string, path?: string, value?: unknown,
 *   params?: object}} FileProblem
 */
export function fileSentences(problem, say) {
  const {file, line, column, code, path, value, params = {}} = problem;
  const told = {...params, value: shown(value), path};
  const [reason, fix] = ['reason', 'fix'].map((part) => say(`problem.${code}.${part}`, told));
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return {place, subject: subjectOf(path, value), reason, fix};
}

/**
 * A problem on one line: place, JSON path and value, what is wrong, what to do.
 *
 * @param {FileProblem} problem
 * @param {import('./say.js').Say} say
 * @returns {string}
 */
export function fileLine(problem, say) {
  const {place, subject, reason, fix} = fileSentences(problem, say);
  return [place, subject, reason, fix].filter(Boolean).join(': ').replace(`: ${fix}`, ` ${fix}`);
}

/**
 * A value of a hostile file as a message may show it: on one line, without control characters, cut where it is long.
 *
 * @param {unknown} value
 * @returns {string} empty for undefined
 */
export function shown(value) {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? JSON.stringify(value) : summary(value);
  const clean = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return clean.length > SHOWN_CHARACTERS ? `${clean.slice(0, SHOWN_CHARACTERS - 1)}…` : clean;
}

/** @param {unknown} value */
function summary(value) {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (value !== null && typeof value === 'object') return '{…}';
  return String(value);
}

/** @param {string | undefined} path @param {unknown} value */
function subjectOf(path, value) {
  const at = path === undefined ? '' : jsonPathOf(path);
  return [at, shown(value)].filter(Boolean).join(' = ');
}
