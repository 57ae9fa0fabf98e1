// @ts-check
import {readFileSync} from 'node:fs';

/** @typedef {import('./differences.js').Difference} Difference */

/**
 * A difference that is meant: patterns of its file and place, and why it is right.
 *
 * @typedef {{file: string, place?: string, reason: string}} Expected regular expressions, held against the whole text
 */

/**
 * @param {string} file a JSON list of expected differences
 * @returns {Expected[]}
 * @throws {Error} if a line names no file or gives no reason
 */
export function readExpected(file) {
  const lines = JSON.parse(readFileSync(file, 'utf8'));
  lines.forEach((/** @type {Partial<Expected>} */ line, /** @type {number} */ index) => {
    if (!line.file || !line.reason)
      throw new Error(
        `${file}: line ${index + 1} needs “file”, a pattern, and “reason”, a sentence. It is ${JSON.stringify(line)}.`,
      );
  });
  return lines;
}

/**
 * Takes out what is meant to differ.
 *
 * @param {Difference[]} differences
 * @param {Expected[]} expected
 * @returns {{left: Difference[], unused: Expected[]}} `unused`: lines that no difference needs any longer
 */
export function withoutExpected(differences, expected) {
  const tests = expected.map(({file, place = '.*'}) =>
    [file, place].map((pattern) => new RegExp(`^(?:${pattern})$`, 'su')),
  );
  const used = new Set();
  const left = differences.filter((difference) => {
    const at = tests.findIndex(
      ([file, place]) => file.test(difference.file) && place.test(difference.place),
    );
    if (at >= 0) used.add(at);
    return at < 0;
  });
  return {left, unused: expected.filter((_, index) => !used.has(index))};
}
