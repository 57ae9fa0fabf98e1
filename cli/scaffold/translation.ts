import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WrongUsage} from '../wrong-usage.ts';
import {FILL_IN} from '../../content/rules/unfilled.ts';
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.ts';
import {pagePath} from './project.ts';
import type {NewFile} from '../commands/new.ts';

/**
 * The translations that a page lacks: its front matter, its headings with their ids and its components as they are,
 * and its text to be translated.
 *
 * @param page path inside docs, with or without .mdx
 * @throws {WrongUsage} new.no-page
 */
export async function scaffoldTranslation(
  page: string,
  {root}: {root: string},
): Promise<{files: NewFile[]; next: string[]}> {
  const name = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const original = join(root, pagePath(ORIGINAL, name));
  if (/(^|\/)\.\.?(\/|$)/.test(name) || !existsSync(original)) {
    throw new WrongUsage('new.no-page', {page});
  }
  const paths = TRANSLATIONS.map((locale) => pagePath(locale, name));
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  const text = twinOf(readFileSync(original, 'utf8'));
  return {
    files: (missing.length > 0 ? missing : paths).map((path) => ({path, text})),
    next: [`npm run bench -- translation --stamp ${name}`, 'npm run bench -- validate'],
  };
}

function twinOf(original: string) {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(original) ?? [
    null,
    '',
    original,
  ];
  return `---\n${front}\ntranslation: {of: none}\n---\n\n{/* ${FILL_IN}: translate everything below, keep ids and tags, and delete this line. */}\n${body}`;
}
