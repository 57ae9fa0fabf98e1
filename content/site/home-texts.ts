import {quantitiesOf} from '../value/reference.ts';
import {withQuantities} from '../quantities/texts.ts';
import {catalogueOf} from './catalogue.ts';
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
  return withQuantities(catalogue, {quantities: quantitiesOf(site, HOME), locale, words});
}

/** Studies to begin with: our own answer, a published benchmark taken apart, and what others measured of the same. */
const ASKED = ['state-or-coroutines', 'laravel-trueasync-octane', 'symfony-7-runtimes'];

/**
 * Questions and answers of the studies that the home page leads to, from their front matter.
 *
 * @returns in the order in which readers ask; a project without these studies has none
 */
export function answersFor(
  site: Site,
  locale: string,
): {to: string; question: string; answer: string}[] {
  const byAddress = new Map(catalogueOf(site, locale).studies.map((study) => [study.to, study]));
  return ASKED.flatMap((name) => byAddress.get(`/studies/${name}/`) ?? []).map(
    ({to, question, answer}) => ({to, question, answer}),
  );
}
