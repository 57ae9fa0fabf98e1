// @ts-check
import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createI18n, translateOf} from '@site/content/i18n.js';
import catalogue from '@words/contribute.json';

/**
 * Words of the check in the language of the page.
 *
 * @returns {Words}
 *
 * @typedef {object} Words
 * @property {(key: string, params?: object) => string} t
 * @property {(key: string, otherwise: string) => string} wordFor the text of a key, or what stands in the file
 * @property {string} locale
 */
export function useWords() {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return useMemo(() => {
    const i18n = createI18n(locale, [catalogue]);
    const t = translateOf(i18n);
    const wordFor = (/** @type {string} */ key, /** @type {string} */ otherwise) =>
      i18n.exists(key) ? t(key) : otherwise;
    return {t, wordFor, locale};
  }, [locale]);
}
