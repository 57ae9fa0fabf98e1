// @ts-check
import {catalogueOf, FACETS} from '../../../content/site/catalogue.js';
import {textsOf} from '../../../content/texts.js';
import {blockComponent} from './nodes.js';

const WORDS = ['legend', 'all', 'shown', 'none', 'reset', 'failed', ...FACETS];

/**
 * `<Catalogue>` gets all studies, with what they can be filtered by.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandCatalogue(_node, page, site) {
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const said = WORDS.map((word) => [word, words.render(`catalogue.${word}`)]);
  const props = {...catalogueOf(site, page.locale), words: Object.fromEntries(said)};
  return {replacement: blockComponent('Catalogue', props), problems: []};
}
