// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../content/languages.js';

/** Keys of the interface's texts around an embedded figure. */
const OF_FIGURES = /^figure\.(keys|scale|linear|log|series|annotation|share|csv)$/u;

/**
 * The words of embedded figures, which carry every language.
 *
 * @param {string} root folder of the repository
 * @returns {Record<string, Record<string, string>>} by language
 */
export function embedWords(root) {
  const of = (/** @type {string} */ language) => {
    const read = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(path.join(root, 'i18n', language, `${name}.json`), 'utf8'));
    const shared = Object.entries(read('interface')).filter(([key]) => OF_FIGURES.test(key));
    return {...Object.fromEntries(shared), ...read('embed')};
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));
}
