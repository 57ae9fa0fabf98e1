// @ts-check
import {bookOf} from '../quantities/book.js';
import {textsUnder, withQuantities} from '../quantities/texts.js';
import {catalogueOf} from '../site/studies.js';
import {textsOf} from '../texts.js';

/**
 * The title of a figure in a language, with its numbers: for lists that name figures without drawing them.
 *
 * @param {import('../types.js').Site} site
 * @param {string} id `<study>/<figure>`
 * @param {string} locale
 * @returns {string} the id for a figure without a title
 */
export function figureTitle(site, id, locale) {
  const [study, name] = id.split('/');
  const key = `figure.${name}.title`;
  const {interface: words = {}, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const own = textsUnder(catalogue, key);
  if (Object.keys(own).length === 0) return id;
  const said = withQuantities(own, {book: bookOf(site, study), locale, words});
  return textsOf(locale, said).render(key);
}
