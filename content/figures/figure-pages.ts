import {readPages} from '../site/pages.ts';

/**
 * Where each figure is in a language's pages.
 *
 * @returns address below the language's root, with the figure's anchor; of the home page for
 * figures that are there, or in no page's text
 */
export function figurePages(root: string, locale: string): (id: string) => string {
  /** of each figure the first page that has it; pages of runtimes only show again what a study has */
  const homes: Map<string, string> = new Map();
  const pages = readPages(root).filter((each) => each.locale === locale);
  const isAgain = ({path}: {path: string}) => Number(path.startsWith('runtimes/'));
  for (const page of pages.toSorted((a, b) => isAgain(a) - isAgain(b)))
    for (const id of page.figures)
      if (!homes.has(id)) homes.set(id, page.path.replace(/\/?\bindex$/u, ''));
  return (id) => {
    const page = homes.get(id);
    return page === undefined ? '/' : `/${page}/#figure-${id.split('/').at(-1)}`;
  };
}

/**
 * The figure that represents a page in links: the first that it shows.
 *
 * @param text of a page
 * @returns `<study>/<figure>`
 */
export function firstFigureIn(text: string): string | undefined {
  return /<Figure id="([^"]+)"/u.exec(text)?.[1];
}
