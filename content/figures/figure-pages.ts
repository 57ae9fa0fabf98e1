import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';

/**
 * Where each figure is in a language's pages.
 *
 * @returns address below the language's root, with the figure's anchor; of the home page for
 * figures that are there, or in no page's text
 */
export function figurePages(root: string, locale: string): (id: string) => string {
  /** of each figure the first page that has it */
  const homes: Map<string, string> = new Map();
  for (const folders of FOLDERS.pages)
    for (const file of filesUnder(root, folders[locale], /\.mdx$/u)) {
      const address = file.slice(folders[locale].length + 1, -'.mdx'.length);
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, id] of text.matchAll(/<Figure id="([^"]*)"/gu))
        if (!homes.has(id)) homes.set(id, address.replace(/\/?\bindex$/u, ''));
    }
  return (id) => {
    const page = homes.get(id);
    return page === undefined ? '/' : `/${page}/#figure-${id.split('/').at(-1)}`;
  };
}
