import {documentOf} from './document.ts';
import {markdownOf} from './markdown.ts';
import type {Say} from '../../content/messages/say.ts';

/** Marks the comment, so that a later run finds and updates it. */
export const MARK = '<!-- report-of-changes -->';

const LISTS = [
  ...['problems', 'changed', 'added', 'removed', 'verdicts'],
  ...['claims', 'sentences', 'figures', 'failures'],
];

/**
 * The comment on a pull request, made from the data of its report; if the data can't be read, the comment says so.
 *
 * @param text Content of report.json, which comes from an untrusted build.
 */
export function commentOf(text: string, say: Say): string {
  return `${MARK}\n${markdownOfData(text, say) ?? say('report.unreadable')}\n`;
}

function markdownOfData(text: string, say: Say) {
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
