// @ts-check
import {createI18n, translateOf} from './i18n.js';
import {memoize} from './memoize.js';

/**
 * Renders the texts of a catalogue, with numbers as the language writes them.
 *
 * @param {string} locale
 * @param {Record<string, string>} catalogue flat keys
 * @returns {{has: (key: string) => boolean, render: (key: string, params?: object) => string}}
 */
export function textsOf(locale, catalogue) {
  return textsIn(catalogue, locale);
}

const textsIn = memoize((/** @type {Record<string, string>} */ catalogue, locale) => {
  const i18n = createI18n(locale, [catalogue]);
  return {
    has: (/** @type {string} */ key) => i18n.exists(key),
    render: translateOf(i18n),
  };
});
