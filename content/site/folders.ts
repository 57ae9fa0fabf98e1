import {LANGUAGES, ORIGINAL, TRANSLATIONS} from '../languages.ts';

/** Where things lie, from the project's root. */
export const FOLDERS = {
  results: 'static/data/results',
  suspends: 'static/data/suspends',
  studies: 'src/studies',
  pictures: 'static/figures',
  frozen: 'static/frozen',
  symbols: 'src/symbols',
  catalogues: inEach((code) => `i18n/${code}`),
  pages: [
    pagesOf('docs', 'docusaurus-plugin-content-docs/current'),
    pagesOf('src/pages', 'docusaurus-plugin-content-pages'),
  ],
};

/**
 * @param own folder of the pages that are translated
 * @param below folder of a translation
 */
function pagesOf(own: string, below: string) {
  return inEach((code) => (code === ORIGINAL ? own : `i18n/${code}/${below}`));
}

function inEach(folder: (code: string) => string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map(({code}) => [code, folder(code)]));
}

/** The language of a page by its path. */
export function localeOfPath(path: string): string {
  const [, code] = /(?:^|[\\/])i18n[\\/](\w+)[\\/]/.exec(path) ?? [];
  return TRANSLATIONS.includes(code) ? code : ORIGINAL;
}
