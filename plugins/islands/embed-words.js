// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What of the interface stands around an embedded figure. */
const OF_FIGURES = /^figure\.(keys|scale|linear|log|series|annotation)$/u;

/**
 * The words of embedded figures, which carry both languages.
 *
 * @param {string} root folder of the repository
 * @returns {Record<'en' | 'ru', Record<string, string>>}
 */
export function embedWords(root) {
  const of = (/** @type {string} */ language) => {
    const read = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(path.join(root, 'i18n', language, `${name}.json`), 'utf8'));
    const shared = Object.entries(read('interface')).filter(([key]) => OF_FIGURES.test(key));
    return {...Object.fromEntries(shared), ...read('embed')};
  };
  return {en: of('en'), ru: of('ru')};
}
