import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createI18n, translateOf} from '@site/content/i18n.ts';
import catalogue from '@words/contribute.json';
import problems from '@words/problems.json';
import verdicts from '@words/verdicts.json';
import {makeSay} from '../../../../content/messages/say.ts';

export interface Words {
  t: (key: string, params?: object) => string;
  /** the text of a key, or what stands in the file */
  wordFor: (key: string, otherwise: string) => string;
  locale: string;
}

/** Words of the check in the language of the page. */
export function useWords(): Words {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return useMemo(() => {
    const i18n = createI18n(locale, [catalogue]);
    const t = translateOf(i18n);
    const wordFor = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise);
    return {t, wordFor, locale};
  }, [locale]);
}

/**
 * What says problems and verdicts of a file: the sentences that this page needs, and no others of the command line.
 *
 * @param locale the page's language
 */
export const sentencesIn = (locale: string) => makeSay(locale, [problems, verdicts]);
