// @ts-check
/**
 * The languages of the site. A further language is one entry here: the checks then ask for its pages, catalogues and
 * pictures, by name.
 *
 * @typedef {object} Language
 * @property {string} code in addresses and folders; the tag by which numbers are written and plural forms chosen
 * @property {string} name in the language itself
 * @property {string} locale with a country, as its readers' browsers ask for it
 * @property {'latin' | 'cyrillic'} script which of the fonts its text is set in
 */

/** @type {readonly Language[]} The first is the one that pages are written in; the others translate it. */
export const LANGUAGES = [
  {code: 'en', name: 'English', locale: 'en-GB', script: 'latin'},
  {code: 'ru', name: 'Русский', locale: 'ru-RU', script: 'cyrillic'},
];

/** @type {readonly string[]} */
export const LOCALES = LANGUAGES.map(({code}) => code);

/** The language that pages are written in. */
export const ORIGINAL = LOCALES[0];

/** Languages into which pages are translated. */
export const TRANSLATIONS = LOCALES.slice(1);

/**
 * @param {string} code
 * @returns {Language}
 * @throws {Error} for a language that the site doesn't have
 */
export function languageOf(code) {
  const language = LANGUAGES.find((one) => one.code === code);
  if (language) return language;
  throw new Error(
    `there is no language “${code}”; content/languages.js has: ${LOCALES.join(', ')}.`,
  );
}

/** Folder of a language below the site's root: none for the original. @param {string} code */
export const folderOf = (code) => (code === ORIGINAL ? '' : `${code}/`);

/** Languages other than this one, in their order. @param {string} code */
export const othersThan = (code) => LANGUAGES.filter((one) => one.code !== code);

/** Address of a page in a language, from the site's base. @param {string} code @param {string} path */
export function pathIn(code, path) {
  return code === ORIGINAL ? path : `/${code}${path}`;
}
