// @ts-check

/**
 * Addresses, below the site's root, of the pictures that links to its pages are shown with. `plugins/pictures` draws
 * them; whoever names one asks here.
 */

/** @param {string} id `<study>/<figure>` @param {string} locale */
export const figureCard = (id, locale) => `pictures/${CARDS}${id}.${locale}.png`;

/** @param {string} study @param {string} locale */
export const studyCard = (study, locale) => `pictures/${CARDS}${study}.${locale}.png`;

/** @param {string} key `<study>/<claim>` @param {string} locale */
export const claimCard = (key, locale) => `pictures/${CARDS}claims/${key}.${locale}.png`;

const CARDS = 'cards/';
