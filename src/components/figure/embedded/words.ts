import {islandTexts} from '../live/texts.ts';

/** of the interface, by language */
export type Words = Record<string, Record<string, string>>;

/** The texts of a figure's state in a language, with those that stand around it. */
export function wordsOf(
  state: {languages: Record<string, {own: Record<string, string>; shared: Record<string, string>}>},
  language: string,
  words: Words,
) {
  return islandTexts({...words[language], ...textsIn(state, language)}, language);
}

/** What the chart itself says. */
export function textsIn(
  {
    languages,
  }: {languages: Record<string, {own: Record<string, string>; shared: Record<string, string>}>},
  language: string,
): Record<string, string> {
  const {own, shared} = languages[language];
  return {...shared, ...own};
}
