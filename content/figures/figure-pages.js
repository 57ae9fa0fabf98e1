// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';

/**
 * Where each figure is in a language's pages.
 *
 * @param {string} root
 * @param {string} locale
 * @returns {(id: string) => string} address below the language's root, with the figure's anchor; of the home page for
 *   figures that are there, or in no page's text
 */
export function figurePages(root, locale) {
  const pages = FOLDERS.pages.flatMap((folders) =>
    filesUnder(root, folders[locale], /\.mdx$/u).map((file) => ({
      address: file.slice(folders[locale].length + 1, -'.mdx'.length).replace(/\/?\bindex$/u, ''),
      text: readFileSync(join(root, file), 'utf8'),
    })),
  );
  return (id) => {
    const page = pages.find(({text}) => text.includes(`<Figure id="${id}"`));
    return page ? `/${page.address}/#figure-${id.split('/').at(-1)}` : '/';
  };
}
