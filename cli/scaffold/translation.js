// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WrongUsage} from '../wrong-usage.js';
import {FILL_IN} from '../../content/fill-in.js';
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.js';
import {pagePath} from './project.js';

/**
 * The translations that a page lacks: its front matter, its headings with their ids and its components as they are,
 * and its text to be translated.
 *
 * @param {string} page path inside docs, with or without .mdx
 * @param {{root: string}} options
 * @returns {Promise<{files: import('../commands/new.js').NewFile[], next: string[]}>}
 * @throws {WrongUsage} new.no-page
 */
export async function scaffoldTranslation(page, {root}) {
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

/** @param {string} original */
function twinOf(original) {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(original) ?? [
    null,
    '',
    original,
  ];
  return `---\n${front}\ntranslation: {of: none}\n---\n\n{/* ${FILL_IN}: translate everything below, keep ids and tags, and delete this line. */}\n${body}`;
}
