import {documentOf} from './document.js';
import {markdownOf} from './markdown.js';

/** By this line the comment of an earlier run is found, to be written anew. */
export const MARK = '<!-- report-of-changes -->';

const LISTS = [
  ...['problems', 'changed', 'added', 'removed', 'verdicts'],
  ...['claims', 'sentences', 'figures', 'failures'],
];

/**
 * The comment on a pull request, from the data of its report; of data that are no report it says so.
 *
 * @param {string} text Content of report.json, which nobody vouches for.
 * @param {(key: string, params?: object) => string} say
 * @returns {string}
 */
export function commentOf(text, say) {
  return `${MARK}\n${markdownOfData(text, say) ?? say('report.unreadable')}\n`;
}

function markdownOfData(text, say) {
  try {
    const change = JSON.parse(text);
    if (!LISTS.every((name) => Array.isArray(change[name]))) return undefined;
    const base = String(change.base);
    return markdownOf(documentOf(change, {base, lang: 'en', say}), say);
  } catch {
    // whatever shape it has, it isn't that of a report
    return undefined;
  }
}
