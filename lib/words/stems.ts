import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as russian} from '@orama/stemmers/russian';

/** In which letter case, е for ё and kinds of spaces and joiners make no difference. */
export const plain = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\u2060\u00ad]/gu, '')
    .replaceAll(/\s+/gu, ' ');

/** The words of a text, plain and in its order: letters and digits. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What all forms of a word begin with, by the same rules (Snowball) as the search's own, whichever its language. */
export const stemOf = (word: string): string =>
  /[а-я]/u.test(word) ? russian(word) : english(word);

/** The rules take the verb’s ending off a noun too: память is памя, and памяти is памят. */
const SPARE = 1;
const LEAST = 4;

/** Whether two stems are those of forms of one word. */
export function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length >= LEAST &&
    long.length - short.length <= SPARE &&
    long.startsWith(short) &&
    /[а-я]/u.test(short)
  );
}
