import {claimAnchor} from '../../../content/claim/anchor.js';
import {textsOf} from '../../../content/texts.js';
import {attributeOf} from '../../../content/site/tags.js';
import {inlineComponent, inPlaceOf} from './nodes.js';

/** `<Claim id>` becomes a badge with the verdict's word, linked to the entry. */
export function expandClaim(node, page, site) {
  const entry = site.claims.get(attributeOf(node, 'id'));
  if (!entry) return {replacement: null, problems: []};
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const {verdict, quote} = entry.claim;
  const props = {
    verdict,
    word: words.render(`verdict.${verdict}`),
    href: `/claims/#${claimAnchor(entry)}`,
    title: words.render('badge.title', {quote}),
  };
  return {
    replacement: inPlaceOf(node, inlineComponent('Claim', props, node.children)),
    problems: [],
  };
}
