// @ts-check
/**
 * The figure that represents a page in links: the first that it shows.
 *
 * @param {string} text of a page
 * @returns {string | undefined} `<study>/<figure>`
 */
export function firstFigureIn(text) {
  return /<Figure id="([^"]+)"/u.exec(text)?.[1];
}
