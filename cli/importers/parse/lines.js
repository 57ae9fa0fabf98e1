// @ts-check
import {Refusal} from '../refusal.js';

/**
 * The first line of a text that matches, with its number.
 *
 * @param {string} text
 * @param {RegExp} pattern Matched against one line at a time.
 * @returns {Line | undefined}
 *
 * @typedef {{groups: string[], place: string}} Line captured groups, and `line N`
 */
export function findLine(text, pattern) {
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const match = pattern.exec(line);
    if (match) return {groups: match.slice(1), place: `line ${index + 1}`};
  }
  return undefined;
}

/**
 * Like `findLine`, but the text is refused without the line: it was cut short, or another tool wrote it.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} expected The line's own words, for the message.
 */
export function requireLine(text, pattern, expected) {
  const found = findLine(text, pattern);
  if (!found) throw new Refusal('line-missing', {value: expected});
  return found;
}

/**
 * Refuses a text that contains the line twice: two reports in one file can't be told apart.
 *
 * @param {string} text
 * @param {RegExp} pattern
 */
export function refuseSecond(text, pattern) {
  const lines = text.split(/\r?\n/);
  const places = lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  if (places.length > 1) {
    throw new Refusal('two-reports', {place: `line ${places[1]}`, value: lines[places[1] - 1]});
  }
}
