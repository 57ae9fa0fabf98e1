// @ts-check
import {wholeUnits} from '../../../../lib/quantity/whole-units.js';

const SIGNS = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** @param {unknown} text @returns {string} fit for HTML and its attributes; no line ends within a unit */
export const escape = (text) =>
  wholeUnits(String(text)).replace(/[&<>"]/gu, (sign) => SIGNS[/** @type {'&'} */ (sign)]);

const MARKED = /\[([\w:-]+)\|([^\]]+)\]/gu;

/** @param {string} kind @param {string} word */
const wordHtml = (kind, word) => `<span class="pool-word" data-kind="${kind}">${word}</span>`;

/**
 * A catalogue's text as HTML: `[wait|waits]` carries the look that the kind has in the picture, so that words and picture
 * share a code.
 *
 * @param {string} text
 * @param {(name: string, word: string) => string} [markedHtml] what a marked word becomes
 * @returns {string}
 */
export const rich = (text, markedHtml = wordHtml) =>
  escape(text).replace(MARKED, (_, name, word) => markedHtml(name, word));

/** A catalogue's text without its marks, for a voice. @param {string} text */
export const unmarked = (text) => text.replace(MARKED, '$2');

/**
 * A count as a text with plural forms needs it: the number that chooses the form, and as it is written.
 *
 * @param {number} count
 * @param {(value: number) => string} number
 */
export const counted = (count, number) => ({count, value: number(count)});
