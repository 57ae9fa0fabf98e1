// @ts-check
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {wordsIn} from './words.js';

/**
 * An explorable's words in the language of the page that the server draws.
 *
 * @param {Record<string, string>} texts
 */
export function usePageWords(texts) {
  return wordsIn(useDocusaurusContext().i18n.currentLocale, texts);
}
