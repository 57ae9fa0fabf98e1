/** Where things lie, from the project's root. */
export const FOLDERS = {
  results: 'static/data/results',
  studies: 'src/studies',
  pictures: 'static/figures',
  frozen: 'static/frozen',
  symbols: 'src/symbols',
  catalogues: {en: 'i18n/en', ru: 'i18n/ru'},
  pages: [
    {en: 'docs', ru: 'i18n/ru/docusaurus-plugin-content-docs/current'},
    {en: 'src/pages', ru: 'i18n/ru/docusaurus-plugin-content-pages'},
  ],
};

/** Languages of the site; the first is the one that pages are written in. */
export const LOCALES = ['en', 'ru'];

/** @returns {'en' | 'ru'} the language of a page by its path */
export function localeOfPath(path) {
  return /(^|[\\/])i18n[\\/]ru[\\/]/.test(path) ? 'ru' : 'en';
}
