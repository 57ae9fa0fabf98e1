/**
 * The languages of the site. A further language is one entry here: the checks then ask for its pages, catalogues and
 * pictures, by name.
 */
export interface Language {
  /** in addresses and folders; the tag by which numbers are written and plural forms chosen */
  code: string;
  /** in the language itself */
  name: string;
  /** with a country, as its readers' browsers ask for it */
  locale: string;
  /** which of the fonts its text is set in */
  script: 'latin' | 'cyrillic';
}

/** The first is the one that pages are written in; the others translate it. */
export const LANGUAGES: readonly Language[] = [
  {code: 'en', name: 'English', locale: 'en-GB', script: 'latin'},
  {code: 'ru', name: 'Русский', locale: 'ru-RU', script: 'cyrillic'},
];

export const LOCALES: readonly string[] = LANGUAGES.map(({code}) => code);

/** The language that pages are written in. */
export const ORIGINAL = LOCALES[0];

/** Languages into which pages are translated. */
export const TRANSLATIONS = LOCALES.slice(1);

/** @throws {Error} for a language that the site doesn't have */
export function languageOf(code: string): Language {
  const language = LANGUAGES.find((one) => one.code === code);
  if (language) return language;
  throw new Error(
    `there is no language “${code}”; content/languages.ts has: ${LOCALES.join(', ')}.`,
  );
}

/** Folder of a language below the site's root: none for the original. */
export const folderOf = (code: string) => (code === ORIGINAL ? '' : `${code}/`);

/** What something is in each language, by its code. */
export const inEachLanguage = <Value>(of: (code: string) => Value): Record<string, Value> =>
  Object.fromEntries(LOCALES.map((code) => [code, of(code)]));

/** Languages other than this one, in their order. */
export const othersThan = (code: string) => LANGUAGES.filter((one) => one.code !== code);

/** Address of a page in a language, from the site's base. */
export function pathIn(code: string, path: string) {
  return code === ORIGINAL ? path : `/${code}${path}`;
}
