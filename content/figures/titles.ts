import {quantitiesOf} from '../value/reference.ts';
import {textsUnder, withQuantities} from '../quantities/texts.ts';
import {catalogueOf} from '../site/studies.ts';
import {textsOf} from '../i18n.ts';
import type {Site} from '../types.ts';

/**
 * The title of a figure in a language, with its numbers: for lists that name figures without drawing them.
 *
 * @param id `<study>/<figure>`
 * @returns the id for a figure without a title
 */
export function figureTitle(site: Site, id: string, locale: string): string {
  const [study, name] = id.split('/');
  const key = `figure.${name}.title`;
  const {interface: words = {}, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const own = textsUnder(catalogue, key);
  if (Object.keys(own).length === 0) return id;
  const said = withQuantities(own, {quantities: quantitiesOf(site, study), locale, words});
  return textsOf(locale, said).render(key);
}
