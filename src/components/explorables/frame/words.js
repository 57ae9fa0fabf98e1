import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createI18n} from '@site/content/i18n.js';
import en from '@site/i18n/en/explorables.json';
import ru from '@site/i18n/ru/explorables.json';
import {formatQuantity} from './quantities.js';

const CATALOGUES = {en, ru};

/**
 * The explorables' words in the language of the page.
 *
 * @returns {{t: Function, locale: string, say: (unit: string, value: number, options?: object) => string}}
 *   `say` gives a number with its unit, in the right plural form
 */
export function useWords() {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return useMemo(() => wordsIn(locale), [locale]);
}

/** @param {string} locale */
export function wordsIn(locale) {
  const i18n = createI18n(locale, [CATALOGUES[locale]]);
  const t = i18n.t.bind(i18n);
  return {
    t,
    locale,
    say: (unit, value, options) => formatQuantity(t, locale, unit, value, options),
  };
}
