import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createI18n} from '@site/content/i18n.js';
import en from '@site/i18n/en/contribute.json';
import ru from '@site/i18n/ru/contribute.json';

const CATALOGUES = {en, ru};

/**
 * Words of the check in the language of the page.
 *
 * @returns {{t: (key: string, params?: object) => string, locale: 'en' | 'ru'}}
 */
export function useWords() {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return useMemo(() => {
    const i18n = createI18n(locale, [CATALOGUES[locale]]);
    return {t: i18n.t.bind(i18n), locale};
  }, [locale]);
}
