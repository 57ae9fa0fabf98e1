// @ts-check
import {documentOf} from './document.js';
import {markdownOf} from './markdown.js';

/** @import {Say} from '../../content/messages/say.js' */

/** Marks the comment, so that a later run finds and updates it. */
export const MARK = '<!-- report-of-changes -->';

const LISTS = [
  ...['problems', 'changed', 'added', 'removed', 'verdicts'],
  ...['claims', 'sentences', 'figures', 'failures'],
];

/**
 * The comment on a pull request, made from the data of its report; if the data can't be read, the comment says so.
 *
 * @param {string} text Content of report.json, which comes from an untrusted build.
 * @param {Say} say
 * @returns {string}
 */
export function commentOf(text, say) {
  return `${MARK}\n${markdownOfData(text, say) ?? say('report.unreadable')}\n`;
}

/** @param {string} text @param {Say} say */
function markdownOfData(text, say) {
  try {
    const change = JSON.parse(text);
    if (!LISTS.every((name) => Array.isArray(change[name]))) return undefined;
    const base = String(change.base);
    return markdownOf(documentOf(change, {base, lang: 'en', say}), say);
  } catch {
    // not the data of a report
    return undefined;
  }
}
