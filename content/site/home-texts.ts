import {bookOf} from '../quantities/book.ts';
import {withQuantities} from '../quantities/texts.ts';
import type {Site} from '../types.ts';

/** Catalogue of the home page's own texts. */
export const HOME = 'home';

/**
 * The home page's own texts, with their numbers put in.
 *
 * @throws {Error} on a quantity that doesn't exist
 */
export function homeTexts(site: Site, locale: string): Record<string, string> {
  const {[HOME]: catalogue = {}, interface: words} = site.catalogues[locale];
  return withQuantities(catalogue, {book: bookOf(site, HOME), locale, words});
}
