import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {wordsIn} from './words.ts';

/** An explorable's words in the language of the page that the server draws. */
export function usePageWords(texts: Record<string, string>) {
  return wordsIn(useDocusaurusContext().i18n.currentLocale, texts);
}
