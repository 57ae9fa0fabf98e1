import {ORIGINAL} from '../languages.ts';
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
 * The figure that carries a page, by which lists show it: the first that its original shows. A study begins with its
 * finding and the figure of it, so nothing else has to name it.
 *
 * @param path of a page inside its language's folder, without the ending of the file
 * @returns `<study>/<figure>`
 */
export const leadFigure = (root: string, path: string): string | undefined =>
  readPages(root).find((page) => page.path === path && page.locale === ORIGINAL)?.figures[0];

/**
 * The figures that carry pages of one list, each by its page. A figure that carries several of them tells none from
 * another, so they have none.
 */
export function ownFigures(root: string, paths: readonly string[]): Map<string, string> {
  const byFigure = Map.groupBy(paths, (path) => leadFigure(root, path));
  return new Map(
    [...byFigure].flatMap(([figure, [path, ...others]]) =>
      figure && others.length === 0 ? [[path, figure]] : [],
    ),
  );
}

/**
 * The figure that represents a page in links, which is the same one: read before pages are.
 *
 * @param text of a page
 * @returns `<study>/<figure>`
 */
export function firstFigureIn(text: string): string | undefined {
  return /<Figure id="([^"]+)"/u.exec(text)?.[1];
}
