// @ts-check
import {bookOf} from '../quantities/book.js';
import {withQuantities} from '../quantities/texts.js';

/** Catalogue of the home page's own texts. */
export const HOME = 'home';

/**
 * The home page's own texts, with their numbers put in.
 *
 * @param {import('../types.js').Site} site
 * @param {string} locale
 * @returns {Record<string, string>}
 * @throws {Error} on a quantity that doesn't exist
 */
export function homeTexts(site, locale) {
  const {[HOME]: catalogue = {}, interface: words} = site.catalogues[locale];
  return withQuantities(catalogue, {book: bookOf(site, HOME), locale, words});
}
