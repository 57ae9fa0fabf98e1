import {inPagesWords} from './names.ts';
import {isSame, stemOf, wordsOf} from './stems.ts';

/** How many letters of a word that is being typed are looked for. */
const LETTERS = 3;

/**
 * Finds texts by words: all of a query's, in any form and whole, as they are typed or as the pages name it. A word that
 * no text has is taken for the beginning of one that is being typed.
 *
 * @param texts what is looked into
 * @param language of the page
 * @returns tells of a query, by a text's place, whether that has it
 */
export function finderIn(texts: readonly string[], language: string) {
  const words = texts.map((text) => [...new Set(wordsOf(text))]);
  const stems = words.map((own) => own.map(stemOf));
  const testOf = (word: string) => {
    const wanted = stemOf(word);
    const found = new Set(
      [...stems.keys()].filter((at) => stems[at].some((stem) => isSame(stem, wanted))),
    );
    if (found.size > 0 || word.length < LETTERS) return (at: number) => found.has(at);
    return (at: number) => words[at].some((each) => each.startsWith(word));
  };
  return (query: string) => {
    const said = [...new Set([query, inPagesWords(query, language)])];
    const tests = said.map((each) => wordsOf(each).map(testOf));
    return (at: number) => tests.some((all) => all.every((has) => has(at)));
  };
}
