import {claimViews} from '../../../content/claim/view.js';
import {VERDICTS} from '../../../content/claim/verdicts.js';
import {attributeOf} from '../../../content/site/tags.js';
import {textsOf} from '../../../content/texts.js';
import {blockComponent} from './nodes.js';

const WORDS = [
  'list.legend',
  'list.verdict',
  'list.source',
  'list.study',
  'list.all',
  'list.shown',
  'list.none',
  'list.failed',
  'list.reset',
  'claim.quote',
  'claim.stated',
  'claim.ours',
  'claim.calculation',
  'claim.reason',
  'claim.link',
];

/** `<ClaimsList>` gets what all claims are filtered by; their texts come to the server alone. */
export function expandClaimsList(node, page, site) {
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const props = {
    claims: claimViews(site, page.locale).map(filteredBy),
    verdicts: verdictWords(words),
    words: Object.fromEntries(WORDS.map((key) => [key, words.render(key)])),
  };
  return {replacement: blockComponent('ClaimsList', props), problems: []};
}

/** @param {import('../../../content/claim/view.js').ClaimView} view */
function filteredBy({anchor, verdict, source, sourceTitle, study, studyTitle}) {
  return {anchor, verdict, source, sourceTitle, study, studyTitle};
}

function verdictWords(words) {
  return VERDICTS.map((id) => ({
    id,
    word: words.render(`verdict.${id}`),
    meaning: words.render(`verdict.${id}.meaning`),
  }));
}

/** `<ClaimsSummary study>` gets the number of claims by verdict, linked to the filtered list. */
export function expandClaimsSummary(node, page, site) {
  const study = attributeOf(node, 'study');
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const own = [...site.claims.values()].filter((entry) => entry.study === study);
  const counts = verdictWords(words)
    .map(({id, word, meaning}) => ({
      verdict: id,
      word,
      meaning,
      count: own.filter(({claim}) => claim.verdict === id).length,
      href: `/claims/?study=${study}&verdict=${id}`,
    }))
    .filter(({count}) => count > 0);
  const props = {counts, title: words.render('summary.title', {count: own.length})};
  return {replacement: blockComponent('ClaimsSummary', props), problems: []};
}
