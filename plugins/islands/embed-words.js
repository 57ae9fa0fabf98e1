// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../content/languages.js';

/** Keys of the interface's texts around an embedded figure. */
const OF_FIGURES = /^figure\.(keys|scale|linear|log|series|annotation|share|csv)$/u;

/** Keys of texts that only embed pages say: what a sandbox around a frame of theirs may forbid, too. */
const OF_PAGES = /^(?:embed\.(?:unreachable|quoted|verdict|dark|light)|share\.sandboxed)$/u;

/**
 * The words of embedded figures, which carry every language.
 *
 * @param {string} root folder of the repository
 * @returns {Record<string, Record<string, string>>} by language
 */
export const embedWords = (root) => inEach((language) => around(root, language));

/**
 * The words of the web component, which brings those of the menu along: it has no site to ask.
 *
 * @param {string} root folder of the repository
 * @returns {Record<string, Record<string, string>>} by language
 */
export const elementWords = (root) =>
  inEach((language) => {
    const all = Object.entries({...around(root, language), ...catalogue(root, language, 'share')});
    return Object.fromEntries(all.filter(([key]) => !OF_PAGES.test(key)));
  });

/** @param {string} root @param {string} language @returns {Record<string, string>} */
function around(root, language) {
  const shared = Object.entries(catalogue(root, language, 'interface'));
  const own = shared.filter(([key]) => OF_FIGURES.test(key));
  return {...Object.fromEntries(own), ...catalogue(root, language, 'embed')};
}

/** @param {string} root @param {string} language @param {string} name @returns {Record<string, string>} */
const catalogue = (root, language, name) =>
  JSON.parse(readFileSync(path.join(root, 'i18n', language, `${name}.json`), 'utf8'));

/** @param {(language: string) => Record<string, string>} of */
const inEach = (of) => Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));
