// @ts-check
import {problemAt} from '../problem.js';
import {lineAt, proseOf} from '../site/prose.js';

/** Marks that mean something in a page or a catalogue, and that a reader would see as they are: `**bold` without its end. */
const MARKS = /\*\*|\(\(|\)\)|\[\[|\]\]|\]\(|\{\{|\}\}|\$\$|__/g;

/**
 * No mark is left over in the prose of a page: bold without its end, a link cut in two, a placeholder.
 *
 * @param {(import('../site/pages.js').Page)[]} pages
 * @returns {import('../problem.js').Problem[]}
 */
export function checkStrayMarkup(pages) {
  return pages.flatMap((page) =>
    proseOf(page).flatMap(({start, text}) =>
      [...text.matchAll(MARKS)].map((match) =>
        problemAt(
          'stray-markup',
          {file: page.file, line: lineAt(page.text, start + match.index)},
          {mark: match[0], around: around(text, match.index)},
        ),
      ),
    ),
  );
}

const around = (/** @type {string} */ text, /** @type {number} */ at) =>
  text
    .slice(Math.max(0, at - 20), at + 30)
    .replace(/\s+/g, ' ')
    .trim();
