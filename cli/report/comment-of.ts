import {LANGUAGES, ORIGINAL} from '../../content/languages.ts';
import {sayIn} from '../../content/messages/catalogues.ts';
import {briefOf, documentOf} from './document.ts';
import {markdownOf} from './markdown.ts';
import type {Language} from '../../content/languages.ts';

/** Marks the comment, so that a later run finds and updates it. */
export const MARK = '<!-- report-of-changes -->';

const LISTS = [
  ...['problems', 'changed', 'added', 'removed', 'verdicts', 'claims', 'answers', 'figures'],
  ...['corrections', 'sentences', 'pictures', 'failures'],
];

/** Characters of the brief in a further language, of the 65,536 that GitHub takes. */
const BRIEF = 15_000;

/**
 * The comment on a pull request, made from the data of its report: whole in the first language, in brief in the others.
 * If the data can't be read, the comment says so.
 *
 * @param text Content of report.json, which comes from an untrusted build.
 */
export function commentOf(text: string): string {
  const whole = written(() => {
    const change = changeIn(text);
    const say = sayIn(ORIGINAL);
    const document = documentOf(change, {base: String(change.base), lang: ORIGINAL, say});
    const briefs = document.sections.length > 0 ? LANGUAGES.slice(1) : [];
    return [markdownOf(document, say), ...briefs.map((each) => folded(each, change))].join('\n');
  });
  return `${MARK}\n${whole ?? sayIn(ORIGINAL)('report.unreadable')}\n`;
}

function written(write: () => string) {
  try {
    return write();
  } catch {
    // not the data of a report
    return undefined;
  }
}

function changeIn(text: string) {
  const change = JSON.parse(text);
  if (LISTS.every((name) => Array.isArray(change[name]))) return change;
  throw new Error('a list is missing');
}

function folded({code, name}: Language, change: ReturnType<typeof changeIn>) {
  const say = sayIn(code);
  const brief = briefOf(change, {since: String(change.base), lang: code, say});
  const text = markdownOf(brief, say, BRIEF);
  return `<details lang="${code}"><summary>${name}</summary>\n\n${text}\n</details>\n`;
}
