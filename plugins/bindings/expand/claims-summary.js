// @ts-check
import {claimsAddress} from '../../../content/claim/anchor.js';
import {VERDICTS} from '../../../content/claim/verdicts.js';
import {folderOf} from '../../../content/languages.js';
import {attributeOf} from '../../../content/site/tags.js';
import {readTalks} from '../../../content/talks/read-talks.js';
import {textsOf} from '../../../content/texts.js';
import {blockComponent} from './nodes.js';

/** @import {Site} from '../../../content/types.js' */

/** @param {ReturnType<typeof textsOf>} words */
function verdictWords(words) {
  return VERDICTS.map((id) => ({
    id,
    word: words.render(`verdict.${id}`),
    meaning: words.render(`verdict.${id}.meaning`),
  }));
}

/**
 * `<ClaimsSummary study>` gets the number of claims by verdict, linked to the filtered list, and the study's talk.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandClaimsSummary(node, page, site) {
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
}

/**
 * The way to a study's talk; a page of theory has claims as well, and none.
 *
 * @param {string} study
 * @param {string} locale
 * @param {{site: Site, words: ReturnType<typeof textsOf>}} context
 */
function talkOf(study, locale, {site, words}) {
  if (!readTalks(site).some(({name}) => name === study)) return undefined;
  const href = `pathname:///talk/${study}/${folderOf(locale)}`;
  return {href, text: words.render('summary.talk')};
}
