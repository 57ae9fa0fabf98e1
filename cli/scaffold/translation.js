import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WrongUsage} from '../wrong-usage.js';
import {FILL_IN} from '../../content/fill-in.js';
import {RUSSIAN_PAGES} from './project.js';

/**
 * The Russian twin of an English page: its front matter, its headings with their ids and its components stand, and
 * each paragraph waits below its original.
 *
 * @param {string} page path inside docs, with or without .mdx
 * @param {{root: string}} options
 * @returns {Promise<{files: {path: string, text: string}[], next: string[]}>}
 * @throws {WrongUsage} new.no-page
 */
export async function scaffoldTranslation(page, {root}) {
  const name = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const english = join(root, 'docs', `${name}.mdx`);
  if (/(^|\/)\.\.?(\/|$)/.test(name) || !existsSync(english)) {
    throw new WrongUsage('new.no-page', {page});
  }
  return {
    files: [{path: `${RUSSIAN_PAGES}/${name}.mdx`, text: twinOf(readFileSync(english, 'utf8'))}],
    next: [`npm run bench -- translation --stamp ${name}`, 'npm run bench -- validate'],
  };
}

function twinOf(english) {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(english) ?? [null, '', english];
  return `---\n${front}\ntranslation: {of: none}\n---\n\n{/* ${FILL_IN}: translate everything below, keep ids and tags, and delete this line. */}\n${body}`;
}
