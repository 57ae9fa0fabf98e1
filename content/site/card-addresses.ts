/**
 * Addresses, below the site's root, of the pictures that links to its pages and lists are shown with. `plugins/pictures` draws
 * them; whoever names one asks here.
 */

/** @param id `<study>/<figure>` */
export const figureCard = (id: string, locale: string) => `pictures/${CARDS}${id}.${locale}.png`;

export const studyCard = (study: string, locale: string) =>
  `pictures/${CARDS}${study}.${locale}.png`;

/** @param key `<study>/<claim>` */
export const claimCard = (key: string, locale: string) =>
  `pictures/${CARDS}claims/${key}.${locale}.png`;

/**
 * A figure as a slide: of all its pictures the one with the largest type, in both themes, and so what lists show small.
 *
 * @param id `<study>/<figure>`
 */
export const figureSlide = (id: string, locale: string, theme: 'light' | 'dark') =>
  `pictures/${id}.${locale}.${theme}.slide.svg`;

const CARDS = 'cards/';
