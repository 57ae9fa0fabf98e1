// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from './files.js';
import {LOCALES} from '../languages.js';
import {FOLDERS} from './folders.js';
import {parsePage} from './parse-page.js';

/**
 * Every page in every language, with its twin's name.
 *
 * @param {string} root
 * @returns {Page[]}
 *
 * @typedef {object} Page
 * @property {string} file path from the root
 * @property {string} locale
 * @property {string} name path inside its language's folder, equal in both twins
 * @property {Record<string, string>} twins path of the page in each language
 * @property {string} text
 * @property {string} hash first 12 hex digits of the SHA-256 of the text
 * @property {import('mdast').Root | null} tree null if the page doesn't parse
 * @property {import('./parse-page.js').FrontMatter} frontMatter
 * @property {import('../problem.js').Problem[]} problems of parsing
 */
export function readPages(root) {
  return FOLDERS.pages.flatMap((folders) =>
    LOCALES.flatMap((locale) => {
      const files = filesUnder(root, folders[locale], /\.mdx?$/);
      return files.map((file) => readPage(root, file, locale, folders));
    }),
  );
}

/** @param {string} root @param {string} file @param {string} locale @param {Record<string, string>} folders @returns {Page} */
function readPage(root, file, locale, folders) {
  const text = readFileSync(join(root, file), 'utf8');
  const name = file.slice(folders[locale].length + 1);
  const twins = Object.fromEntries(LOCALES.map((each) => [each, `${folders[each]}/${name}`]));
  return {file, locale, name, twins, text, hash: hashOf(text), ...parsePage(file, text)};
}

/** The hash that a translation names: of the text with Unix line ends, so that Windows agrees. @param {string} text */
export function hashOf(text) {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}
