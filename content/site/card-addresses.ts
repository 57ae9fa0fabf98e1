/**
 * Addresses, below the site's root, of the pictures that links to its pages are shown with. `plugins/pictures` draws
 * them; whoever names one asks here.
 */

/** @param id `<study>/<figure>` */
export const figureCard = (id: string, locale: string) => `pictures/${CARDS}${id}.${locale}.png`;

export const studyCard = (study: string, locale: string) =>
  `pictures/${CARDS}${study}.${locale}.png`;

/** @param key `<study>/<claim>` */
export const claimCard = (key: string, locale: string) =>
  `pictures/${CARDS}claims/${key}.${locale}.png`;

const CARDS = 'cards/';
