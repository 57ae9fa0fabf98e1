import {catalogueOf, FACETS} from '../../../content/site/catalogue.ts';
import {textsOf} from '../../../content/i18n.ts';
import {blockComponent} from './nodes.ts';
import type {Expansion} from './index.ts';

const WORDS = ['legend', 'all', 'shown', 'none', 'reset', 'failed', ...FACETS];

/** `<Catalogue>` gets all studies, with what they can be filtered by. */
export const expandCatalogue: Expansion = (_node, page, site) => {
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const said = WORDS.map((word) => [word, words.render(`catalogue.${word}`)]);
  const props = {...catalogueOf(site, page.locale), words: Object.fromEntries(said)};
  return {replacement: blockComponent('Catalogue', props), problems: []};
};
