import {claimsAddress} from '../../../content/claim/anchor.ts';
import {VERDICTS} from '../../../lib/verdict/judges.ts';
import {folderOf} from '../../../content/languages.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {readTalks} from '../../../content/talks/read-talks.ts';
import {textsOf} from '../../../content/i18n.ts';
import {blockComponent} from './nodes.ts';
import type {Site} from '../../../content/types.ts';
import type {Expansion} from './index.ts';

function verdictWords(words: ReturnType<typeof textsOf>) {
  return VERDICTS.map((id) => ({
    id,
    word: words.render(`verdict.${id}`),
    meaning: words.render(`verdict.${id}.meaning`),
  }));
}

/**
 * `<ClaimsSummary study>` gets the number of claims by verdict, linked to the filtered list, and the study's talk.
 */
export const expandClaimsSummary: Expansion = (node, page, site) => {
  const study = attributeOf(node, 'study') ?? '';
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const own = [...site.claims.values()].filter((entry) => entry.study === study);
  const counts = verdictWords(words)
    .map(({id, word, meaning}) => ({
      verdict: id,
      word,
      meaning,
      count: own.filter(({claim}) => claim.verdict === id).length,
      href: `${claimsAddress(study)}?verdict=${id}`,
    }))
    .filter(({count}) => count > 0);
  const title = words.render('summary.title', {count: own.length});
  const props = {counts, title, talk: talkOf(study, page.locale, {site, words})};
  return {replacement: blockComponent('ClaimsSummary', props), problems: []};
};

/** The way to a study's talk; a page of theory has claims as well, and none. */
function talkOf(
  study: string,
  locale: string,
  {site, words}: {site: Site; words: ReturnType<typeof textsOf>},
) {
  if (!readTalks(site).some(({name}) => name === study)) return undefined;
  const href = `pathname:///talk/${study}/${folderOf(locale)}`;
  return {href, text: words.render('summary.talk')};
}
