/**
 * The figure that represents a page in links: the first that it shows.
 *
 * @param text of a page
 * @returns `<study>/<figure>`
 */
export function firstFigureIn(text: string): string | undefined {
  return /<Figure id="([^"]+)"/u.exec(text)?.[1];
}
