// @ts-check
import {LANGUAGES, ORIGINAL, TRANSLATIONS} from '../languages.js';

/** Where things lie, from the project's root. */
export const FOLDERS = {
  results: 'static/data/results',
  studies: 'src/studies',
  pictures: 'static/figures',
  frozen: 'static/frozen',
  symbols: 'src/symbols',
  /** @type {Record<string, string>} */
  catalogues: inEach((code) => `i18n/${code}`),
  /** @type {Record<string, string>[]} */
  pages: [
    pagesOf('docs', 'docusaurus-plugin-content-docs/current'),
    pagesOf('src/pages', 'docusaurus-plugin-content-pages'),
  ],
};

/** @param {string} own folder of the pages that are translated @param {string} below folder of a translation */
function pagesOf(own, below) {
  return inEach((code) => (code === ORIGINAL ? own : `i18n/${code}/${below}`));
}

/** @param {(code: string) => string} folder */
function inEach(folder) {
  return Object.fromEntries(LANGUAGES.map(({code}) => [code, folder(code)]));
}

/** The language of a page by its path. @param {string} path @returns {string} */
export function localeOfPath(path) {
  const [, code] = /(?:^|[\\/])i18n[\\/](\w+)[\\/]/.exec(path) ?? [];
  return TRANSLATIONS.includes(code) ? code : ORIGINAL;
}
