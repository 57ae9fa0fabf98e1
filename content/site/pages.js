// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from './files.js';
import {LOCALES} from '../languages.js';
import {processMemory} from '../results/process-memory.js';
import {FOLDERS} from './folders.js';
import {parsePage} from './parse-page.js';
import {attributeOf, tagsNamed} from './tags.js';

const known = processMemory('pages');

/**
 * Every page in every language, with its twin's name. A text that was parsed once isn't parsed again. A production build
 * reads the pages once: they don't change under it, and each study's page asks for all of them.
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
 * @property {import('mdast').Root | null} tree null if the page doesn't parse, or once `dropTrees` was called
 * @property {string[]} figures ids of the figures in it, in order
 * @property {import('./parse-page.js').FrontMatter} frontMatter
 * @property {import('../problem.js').Problem[]} problems of parsing
 */
export function readPages(root) {
  if (process.env.NODE_ENV !== 'production') return pagesUnder(root);
  if (!known.has(root)) known.set(root, pagesUnder(root));
  return known.get(root);
}

/**
 * Forgets the trees of a production build's pages once they are checked: they are twenty times as large as the texts, and
 * nothing after the check looks at them.
 *
 * @param {string} root
 */
export function dropTrees(root) {
  if (process.env.NODE_ENV !== 'production') return;
  for (const page of readPages(root)) page.tree = null;
  parsed.clear();
}

/** @param {string} root @returns {Page[]} */
function pagesUnder(root) {
  return FOLDERS.pages.flatMap((folders) =>
    LOCALES.flatMap((locale) => {
      const files = filesUnder(root, folders[locale], /\.mdx?$/);
      return files.map((file) => readPage(root, file, locale, folders));
    }),
  );
}

const parsed = processMemory('parsed pages');

/** @param {string} root @param {string} file @param {string} locale @param {Record<string, string>} folders @returns {Page} */
function readPage(root, file, locale, folders) {
  const text = readFileSync(join(root, file), 'utf8');
  const name = file.slice(folders[locale].length + 1);
  const twins = Object.fromEntries(LOCALES.map((each) => [each, `${folders[each]}/${name}`]));
  return {file, locale, name, twins, text, hash: hashOf(text), ...parsedOnce(root, file, text)};
}

/**
 * Parses a text, and keeps the newest one of each file.
 *
 * @param {string} root @param {string} file @param {string} text
 * @returns {ReturnType<typeof parsePage> & Pick<Page, 'figures'>}
 */
function parsedOnce(root, file, text) {
  const path = join(root, file);
  if (parsed.get(path)?.text !== text) parsed.set(path, {text, page: parsedPage(file, text)});
  return parsed.get(path).page;
}

/** @param {string} file @param {string} text */
function parsedPage(file, text) {
  const page = parsePage(file, text);
  const figures = tagsNamed(page.tree, 'Figure').flatMap((tag) => attributeOf(tag, 'id') ?? []);
  return {...page, figures};
}

/** The hash that a translation names: of the text with Unix line ends, so that Windows agrees. @param {string} text */
export function hashOf(text) {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}
