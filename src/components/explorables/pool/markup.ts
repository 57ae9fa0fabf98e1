import {wholeUnits} from '../../../../lib/quantity/whole-units.ts';

const SIGNS = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** @returns fit for HTML and its attributes; no line ends within a unit */
export const escape = (text: unknown): string =>
  wholeUnits(String(text)).replace(/[&<>"]/gu, (sign) => SIGNS[sign as '&']);

const MARKED = /\[([\w:-]+)\|([^\]]+)\]/gu;

const wordHtml = (kind: string, word: string) =>
  `<span class="pool-word" data-kind="${kind}">${word}</span>`;

/**
 * A catalogue's text as HTML: `[wait|waits]` carries the look that the kind has in the picture, so that words and picture
 * share a code.
 *
 * @param markedHtml what a marked word becomes
 */
export const rich = (
  text: string,
  markedHtml: (name: string, word: string) => string = wordHtml,
): string => escape(text).replace(MARKED, (_, name, word) => markedHtml(name, word));

/** A catalogue's text without its marks, for a voice. */
export const unmarked = (text: string) => text.replace(MARKED, '$2');

/** A count as a text with plural forms needs it: the number that chooses the form, and as it is written. */
export const counted = (count: number, number: (value: number) => string) => ({
  count,
  value: number(count),
});
