import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';

/**
 * The figure that stands for a page in links: the first that it shows.
 *
 * @param {string} root folder of the repository
 * @returns {(page: string) => string | undefined} `page`: last part of its name, which for a study is the study's; the
 *   figure as `<study>/<figure>`
 */
export function firstFigures(root) {
  const pages = new Map(
    filesUnder(root, FOLDERS.pages[0].en, /\.mdx$/u).map((file) => [
      file.split('/').at(-1)?.replace('.mdx', ''),
      firstFigureIn(readFileSync(join(root, file), 'utf8')),
    ]),
  );
  return (page) => pages.get(page);
}

/**
 * @param {string} text of a page
 * @returns {string | undefined} `<study>/<figure>`
 */
export function firstFigureIn(text) {
  return /<Figure id="([^"]+)"/u.exec(text)?.[1];
}
