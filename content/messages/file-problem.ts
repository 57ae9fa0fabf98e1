import {jsonPathOf} from '../../lib/json/places.ts';
import type {Say} from './say.ts';

/** Longest piece of a hostile file that a message repeats. */
const SHOWN_CHARACTERS = 60;

export type FileProblem = {
  file?: string;
  line?: number;
  column?: number;
  code: string;
  path?: string;
  value?: unknown;
  params?: object;
};

/**
 * Says a problem of a result file.
 *
 * @returns place `file:line:column`; subject is the JSON path with the value seen, or empty
 */
export function fileSentences(
  problem: FileProblem,
  say: Say,
): {place: string; subject: string; reason: string; fix: string} {
  const {file, line, column, code, path, value, params = {}} = problem;
  const told = {...params, value: shown(value), path};
  const [reason, fix] = ['reason', 'fix'].map((part) => say(`problem.${code}.${part}`, told));
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return {place, subject: subjectOf(path, value), reason, fix};
}

/** A problem on one line: place, JSON path and value, what is wrong, what to do. */
export function fileLine(problem: FileProblem, say: Say): string {
  const {place, subject, reason, fix} = fileSentences(problem, say);
  return [place, subject, reason, fix].filter(Boolean).join(': ').replace(`: ${fix}`, ` ${fix}`);
}

/**
 * A value of a hostile file as a message may show it: on one line, without control characters, cut where it is long.
 *
 * @returns empty for undefined
 */
export function shown(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? JSON.stringify(value) : summary(value);
  const clean = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return clean.length > SHOWN_CHARACTERS ? `${clean.slice(0, SHOWN_CHARACTERS - 1)}…` : clean;
}

function summary(value: unknown) {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (value !== null && typeof value === 'object') return '{…}';
  return String(value);
}

function subjectOf(path: string | undefined, value: unknown) {
  const at = path === undefined ? '' : jsonPathOf(path);
  return [at, shown(value)].filter(Boolean).join(' = ');
}
