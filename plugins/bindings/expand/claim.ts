import {basename} from 'node:path';
import {claimAddress, placeOfClaim} from '../../../content/claim/anchor.ts';
import {answersInWords, viewOfClaim} from '../../../content/claim/view.ts';
import {textsOf} from '../../../content/i18n.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {inlineComponent, inPlaceOf} from './nodes.ts';
import type {ClaimEntry} from '../../../content/types.ts';
import type {BoundPage, Expansion} from './index.ts';
import type {Child} from './nodes.ts';

/**
 * `<Claim id>` becomes a mark linked to the entry. The answers' words are its name; they are shown where a
 * sentence ends, since within a sentence they would be read as a part of it.
 */
export const expandClaim: Expansion = (node, page, site, next) => {
  const entry = site.claims.get(attributeOf(node, 'id') ?? '');
  if (!entry) return {replacement: null, problems: []};
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const view = viewOfClaim(site, page.locale, entry);
  if (!view) return {replacement: null, problems: []};
  const answers = [view, ...view.elsewhere];
  const name = answersInWords(view, words.render);
  const props = {
    answers: JSON.stringify(answers.map(({verdict, verdictWord: word}) => ({verdict, word}))),
    form: endsSentence(next) ? 'word' : 'mark',
    name,
    href: claimAddress(entry),
    id: placeIn(page, entry),
    title: words.render('badge.title', {quote: view.quote, answers: name}),
  };
  return {
    replacement: inPlaceOf(node, inlineComponent('Claim', props, node.children)),
    problems: [],
  };
};

/** The claims that a page has named so far: the first place of each has its id. */
const named = new WeakMap();

/** Id for the way back from the calculation, in the study's own pages. */
function placeIn(page: BoundPage, {study, claim}: ClaimEntry) {
  const seen = named.get(page) ?? new Set();
  named.set(page, seen);
  const isOfStudy = [basename(page.file, '.mdx'), page.partOf].includes(study);
  if (!isOfStudy || seen.has(claim.id)) return undefined;
  seen.add(claim.id);
  return placeOfClaim(claim.id);
}

/** Whether a sentence ends before a node: nothing follows in the block, or what closes a sentence. */
function endsSentence(next: Child | undefined) {
  if (!next) return true;
  return next.type === 'text' && /^[»”)]*[.!?…]/.test(next.value);
}
