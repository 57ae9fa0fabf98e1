// @ts-check
/**
 * One thing that is wrong, as data; content/messages turns it into a sentence.
 *
 * @typedef {object} Place
 * @property {string} file path from the project's root, with forward slashes
 * @property {number} [line] counted from 1
 * @property {number} [column] counted from 1
 *
 * @typedef {Place & {code: string, severity: 'error' | 'notice', params: Record<string, unknown>}} Problem
 */

/**
 * @param {string} code key of the sentence in the messages
 * @param {Place} place
 * @param {Record<string, unknown>} [params] what the sentence names
 * @returns {Problem}
 */
export function problemAt(code, place, params = {}) {
  return {code, severity: 'error', ...place, params};
}

/** @param {string} code @param {Place} place @param {Record<string, unknown>} [params] @returns {Problem} something worth saying that doesn't fail the check */
export function noticeAt(code, place, params = {}) {
  return {...problemAt(code, place, params), severity: 'notice'};
}

/** @param {Place} place */
export function placeText({file, line, column}) {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/**
 * Where a node of a parsed page starts.
 *
 * @param {string} file
 * @param {import('unist').Node} [node]
 * @returns {Place}
 */
export function placeOfNode(file, node) {
  const start = node?.position?.start;
  return start ? {file, line: start.line, column: start.column} : {file};
}

/** Orders problems by file, then by place. @param {Problem} a @param {Problem} b */
export function byPlace(a, b) {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    a.code.localeCompare(b.code, 'en')
  );
}
